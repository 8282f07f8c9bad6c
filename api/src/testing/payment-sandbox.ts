import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll } from 'vitest';
import type { Outcome } from '../embedded/payments/outcomes.ts';
import { createSandbox } from '../embedded/payments/server.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { createRazorpay, type RazorpayOptions } from '../payments/razorpay.ts';

type Fetch = (request: Request) => Response | Promise<Response>;
type Instead = (request: Request, sandbox: Fetch) => Response | Promise<Response>;

/** The three fields a checkout hands over. */
interface Handed {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** For tests: the real sandbox on a loopback port, and the app's SDK pointed at it. */
export interface TestSandbox {
  payments: PaymentProvider;
  /** How another process reaches it. */
  options: RazorpayOptions;
  /** What signs webhooks. */
  webhookSecret: string;
  /** Presses a button of the checkout; what the page would get. */
  press: (orderId: string, outcome: Outcome) => Promise<{ type: string; response: Handed }>;
  /** Presses a button of the page where a subscription is paid, given its provider's id; what the page would get. */
  pressOf: (
    subscriptionId: string,
    button: string,
  ) => Promise<{ type: string; response: Record<string, string> }>;
  /** Where webhooks go; taken by nobody until it is set. */
  hear: (fetch: Fetch) => void;
  /** Answers in place of the sandbox, as one that is down would, and may ask it; undefined brings it back. */
  instead: (fetch: Instead | undefined) => void;
  /** All webhooks so far were dealt with. */
  told: () => Promise<void>;
}

const KEY = { id: 'rzp_test_tests', secret: 'the secret of orders' };
const WEBHOOK_SECRET = 'the secret of webhooks';

/** Starts it; call it at the top of a test file. A webhook that is not taken is sent twice more. */
export async function startTestSandbox(): Promise<TestSandbox> {
  let hearing: Fetch = () => new Response(null, { status: 204 });
  let instead: Instead | undefined;
  const url = await serve((request) => hearing(request));
  const target = { url, secret: WEBHOOK_SECRET, retryMs: [0, 0] };
  const { app, told } = createSandbox({
    key: KEY,
    target,
    backUrl: 'http://localhost/subscription',
    lateMs: 0,
  });
  const sandboxUrl = await serve((request) => (instead ? instead(request, app.fetch) : app.fetch(request)));
  const options = { keyId: KEY.id, keySecret: KEY.secret, webhookSecret: WEBHOOK_SECRET, sandboxUrl };
  return {
    payments: createRazorpay(options),
    options,
    webhookSecret: WEBHOOK_SECRET,
    async press(orderId, outcome) {
      return (await app.request(`/checkout/${orderId}/${outcome}`, { method: 'POST' })).json();
    },
    async pressOf(subscriptionId, button) {
      return (await app.request(`/subscriptions/${subscriptionId}/${button}`, { method: 'POST' })).json();
    },
    hear(fetch) {
      hearing = fetch;
    },
    instead(fetch) {
      instead = fetch;
    },
    told,
  };
}

async function serve(fetch: Fetch): Promise<string> {
  const server = createAdaptorServer({ fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}
