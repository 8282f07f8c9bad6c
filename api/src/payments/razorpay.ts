import { createHash } from 'node:crypto';
import Razorpay from 'razorpay';
import * as z from 'zod';
import type { CheckoutSources, PaymentProvider, ProviderRefund } from './provider.ts';
import { providerError } from './provider.ts';
import { razorpaySubscriptions } from './razorpay-subscriptions.ts';
import {
  WireEvent,
  WireFailure,
  WireOrder,
  WirePayment,
  WirePayments,
  WireRefund,
  WireRefunds,
} from './razorpay-wire.ts';
import { isSignatureOf } from './signature.ts';

/** How to reach Razorpay. The webhook's secret is one of its own. */
export interface RazorpayOptions {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where it answers instead of its own address: the embedded sandbox. */
  sandboxUrl?: string | undefined;
}

const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
/** Its checkout styles itself in place, and shows the logos of banks. Where it sends its statistics is left out. */
const CHECKOUT_SOURCES: CheckoutSources = {
  script: ['https://checkout.razorpay.com'],
  frame: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
  style: ["'unsafe-inline'"],
  connect: ['https://api.razorpay.com'],
  img: ['https://cdn.razorpay.com'],
};
const TIMEOUT_MS = 10_000;
const UNKNOWN = new Set([400, 404]);
const AxiosFailure = z.object({
  response: z.object({ status: z.number(), data: z.object({ error: z.unknown() }) }),
});

/** Razorpay through its SDK (docs/product/payments.md, Provider). */
export function createRazorpay(options: RazorpayOptions): PaymentProvider {
  const { keyId, keySecret, webhookSecret, sandboxUrl } = options;
  const razorpay = createClient(options);
  return {
    name: 'razorpay',
    keyId,
    checkoutScript: sandboxUrl ? `${sandboxUrl}/v1/checkout.js` : CHECKOUT_SCRIPT,
    checkoutSources: sandboxUrl ? { script: [sandboxUrl], frame: [sandboxUrl] } : CHECKOUT_SOURCES,
    sandbox: sandboxUrl !== undefined,
    ...razorpaySubscriptions(razorpay, keySecret, call),
    async createOrder({ id, base, gst, total, currency }) {
      const notes = { base, gst, total };
      const order = { amount: total, currency, receipt: id, notes };
      return WireOrder.parse(await call(razorpay.orders.create(order))).id;
    },
    async fetchPayment(paymentId) {
      const found = await call(razorpay.payments.fetch(paymentId), UNKNOWN);
      return found === undefined ? undefined : WirePayment.parse(found);
    },
    async fetchOrderPayments(orderId) {
      return WirePayments.parse(await call(razorpay.orders.fetchPayments(orderId))).items;
    },
    async capture({ id, amount, currency }) {
      return WirePayment.parse(await call(razorpay.payments.capture(id, amount, currency)));
    },
    refund: (terms) => refund(razorpay, terms),
    async fetchRefunds(paymentId) {
      return WireRefunds.parse(await call(razorpay.payments.fetchMultipleRefund(paymentId))).items;
    },
    isSigned: ({ orderId, paymentId, signature }) =>
      isSignatureOf(keySecret, `${orderId}|${paymentId}`, signature),
    readEvent(body, headers) {
      if (!isSignatureOf(webhookSecret, body, headers.get('x-razorpay-signature') ?? '')) return undefined;
      const { created_at, payload } = WireEvent.parse(JSON.parse(new TextDecoder().decode(body)));
      const id = headers.get('x-razorpay-event-id') ?? createHash('sha256').update(body).digest('hex');
      return {
        id,
        at: new Date(created_at * 1000),
        payment: payload.payment?.entity,
        refund: payload.refund?.entity,
        subscriptionId: payload.subscription?.entity.id,
      };
    },
  };
}

function createClient({ keyId, keySecret, sandboxUrl }: RazorpayOptions): Razorpay {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq } = innards(razorpay);
  Object.assign(rq.defaults, { timeout: TIMEOUT_MS, maxRedirects: 0 });
  if (sandboxUrl) Object.assign(rq.defaults, { baseURL: sandboxUrl, proxy: false });
  return razorpay;
}

/** What the SDK has no options for: the axios client under it. */
interface Innards {
  rq: {
    defaults: Record<string, unknown>;
    post: (path: string, body: object, options: { headers: object }) => Promise<{ data: unknown }>;
  };
}

function innards(razorpay: Razorpay): Innards {
  return razorpay.api as typeof razorpay.api & Innards;
}

/** The SDK's own call for it takes no header, and so no idempotency key. */
async function refund(
  razorpay: Razorpay,
  { paymentId, amount, key, receipt }: Parameters<PaymentProvider['refund']>[0],
): Promise<ProviderRefund> {
  const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
  const headers = { 'X-Refund-Idempotency': key };
  const answer = innards(razorpay)
    .rq.post(path, { amount, speed: 'normal', receipt }, { headers })
    .then(({ data }) => data, rethrowAsSdk);
  return WireRefund.parse(await call(answer));
}

/** An error of the client, told as the SDK tells its own. */
function rethrowAsSdk(error: unknown): never {
  const { data } = AxiosFailure.safeParse(error);
  throw data ? { statusCode: data.response.status, error: data.response.data.error } : error;
}

/** Awaits the SDK; throws a ProviderError, or gives undefined for a status of `unknown`. */
async function call(work: Promise<unknown>, unknown = new Set<number>()): Promise<unknown> {
  try {
    return await work;
  } catch (error) {
    const { data } = WireFailure.safeParse(error);
    // Without an answer the SDK stumbles over its absence: a TypeError that says nothing.
    if (!data) throw providerError(0, 'unreachable');
    if (unknown.has(data.statusCode)) return undefined;
    throw providerError(data.statusCode, data.error?.code ?? 'unknown');
  }
}
