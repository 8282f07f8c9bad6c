import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sign } from '../../payments/signature.ts';
import { createBook, type SandboxPayment, type SandboxRefund, type SandboxSubscription } from './book.ts';
import { checkoutPage } from './checkout-page.ts';
import { CHECKOUT_SCRIPT } from './checkout-script.ts';
import { OUTCOMES, type Outcome, type OutcomeOptions, play } from './outcomes.ts';
import { razorpayApi } from './razorpay-api.ts';
import { playRefund } from './refund-outcomes.ts';
import { refuse } from './refuse.ts';
import { isOutcomeOf, outcomesOf, playSubscription } from './subscription-outcomes.ts';
import { deliver, subscriptionWebhook, webhook } from './webhooks.ts';

/**
 * `key`: what servers authenticate with, and what signs what the checkout hands over. `backUrl`: where its page for a subscription leads
 * in the end.
 */
export interface SandboxOptions extends OutcomeOptions {
  key: { id: string; secret: string };
  backUrl: string;
}

const LARGEST_BODY_BYTES = 64 * 1024;
const RETRY_MS = [1000, 5000, 30_000, 120_000];
const LATE_MS = 8000;
const UNKNOWN = 'The id provided does not exist';

/** Razorpay's HTTP interface, checkout and webhooks, with nobody's money behind them. `told`: all webhooks so far went out. */
export function createSandbox(options: SandboxOptions): { app: Hono; told: () => Promise<void> } {
  const { key, target, backUrl } = options;
  const book = createBook();
  const telling = new Set<Promise<void>>();
  const keepTelling = (told: Promise<void>) => {
    const done = told.finally(() => telling.delete(done));
    telling.add(done);
  };
  const onPaid = (paymentId: string) => {
    const payment = book.payments.get(paymentId);
    const order = payment && book.orders.get(payment.order_id);
    if (order) keepTelling(deliver(target, webhook('payment.captured', order, payment)));
  };
  const app = new Hono();
  app.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  app.get('/v1/checkout.js', (c) => c.body(CHECKOUT_SCRIPT, 200, { 'content-type': 'text/javascript' }));
  app.get('/checkout/:order', (c) => {
    const order = book.orders.get(c.req.param('order'));
    return order ? c.html(checkoutPage({ ...order, outcomes: OUTCOMES, backUrl })) : refuse(c, UNKNOWN);
  });
  app.post('/checkout/:order/:outcome', (c) => {
    const order = book.orders.get(c.req.param('order'));
    const outcome = c.req.param('outcome');
    if (!(order && isOutcome(outcome))) return refuse(c, UNKNOWN);
    if (order.status === 'paid') return refuse(c, 'Order has already been paid');
    const { payment, told } = play(book, options, order, outcome);
    keepTelling(told);
    return c.json(messageOf(payment, key.secret));
  });
  const found = (id: string) => {
    const subscription = book.subscriptions.get(id);
    const plan = subscription && book.plans.get(subscription.plan_id);
    return plan && { subscription, plan };
  };
  app.get('/subscriptions/:id', (c) => {
    const of = found(c.req.param('id'));
    if (!of) return refuse(c, UNKNOWN);
    return c.html(checkoutPage({ ...of.plan.item, outcomes: outcomesOf(of.subscription), backUrl }));
  });
  app.post('/subscriptions/:id/:outcome', (c) => {
    const [of, outcome] = [found(c.req.param('id')), c.req.param('outcome')];
    if (!(of && isOutcomeOf(of.subscription, outcome))) return refuse(c, UNKNOWN);
    const { payment, told } = playSubscription(book, options, of, outcome);
    keepTelling(told);
    return c.json(messageOf(payment, key.secret, of.subscription.id));
  });
  const onRefund = (refund: SandboxRefund) => keepTelling(playRefund(book, options, refund));
  const onCancelled = (subscription: SandboxSubscription) =>
    keepTelling(deliver(target, subscriptionWebhook('subscription.cancelled', subscription)));
  app.route('/v1', razorpayApi(book, key, { onPaid, onRefund, onCancelled }));
  const told = async () => {
    while (telling.size > 0) await Promise.all(telling);
  };
  return { app, told };
}

const isOutcome = (name: string): name is Outcome => Object.hasOwn(OUTCOMES, name);

/** What the frame tells the page that opened it; `subscriptionId` for what was paid for one. */
function messageOf(payment: SandboxPayment, secret: string, subscriptionId?: string) {
  const { id, order_id, status, error_code, error_description } = payment;
  if (status === 'failed') {
    const metadata = { order_id, payment_id: id };
    const error = { code: error_code, description: error_description, reason: 'payment_failed', metadata };
    return { type: 'failed', response: { error } };
  }
  if (subscriptionId !== undefined) {
    const razorpay_signature = sign(secret, `${id}|${subscriptionId}`);
    const handed = { razorpay_payment_id: id, razorpay_subscription_id: subscriptionId, razorpay_signature };
    return { type: 'paid', response: handed };
  }
  const razorpay_signature = sign(secret, `${order_id}|${id}`);
  return {
    type: 'paid',
    response: { razorpay_order_id: order_id, razorpay_payment_id: id, razorpay_signature },
  };
}

function startFromEnvironment(): void {
  const { NODE_ENV, SANDBOX_PORT = '0', SANDBOX_KEY_ID, SANDBOX_KEY_SECRET } = process.env;
  const { SANDBOX_WEBHOOK_URL, SANDBOX_WEBHOOK_SECRET, SANDBOX_BACK_URL } = process.env;
  if (NODE_ENV === 'production') throw new Error('The payment sandbox is not for production.');
  if (
    !(
      SANDBOX_KEY_ID &&
      SANDBOX_KEY_SECRET &&
      SANDBOX_WEBHOOK_URL &&
      SANDBOX_WEBHOOK_SECRET &&
      SANDBOX_BACK_URL
    )
  )
    throw new Error(
      'The payment sandbox needs its keys and the addresses of the webhook and of the way back.',
    );
  const target = { url: SANDBOX_WEBHOOK_URL, secret: SANDBOX_WEBHOOK_SECRET, retryMs: RETRY_MS };
  const key = { id: SANDBOX_KEY_ID, secret: SANDBOX_KEY_SECRET };
  const { app } = createSandbox({ key, target, backUrl: SANDBOX_BACK_URL, lateMs: LATE_MS });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const stop = (): void => process.exit();
  process.once('SIGTERM', stop);
  process.stdin.once('end', stop).resume();
  server.listen(Number(SANDBOX_PORT), '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
  });
}

if (import.meta.main) startFromEnvironment();
