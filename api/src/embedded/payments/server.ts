import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sign } from '../../payments/signature.ts';
import { createBook, type SandboxPayment, type SandboxRefund } from './book.ts';
import { checkoutPage } from './checkout-page.ts';
import { CHECKOUT_SCRIPT } from './checkout-script.ts';
import { OUTCOMES, type Outcome, type OutcomeOptions, play } from './outcomes.ts';
import { razorpayApi, refuse } from './razorpay-api.ts';
import { playRefund } from './refund-outcomes.ts';
import { deliver, webhook } from './webhooks.ts';

/** `key`: what servers authenticate with, and what signs what the checkout hands over. */
export interface SandboxOptions extends OutcomeOptions {
  key: { id: string; secret: string };
}

const LARGEST_BODY_BYTES = 64 * 1024;
const RETRY_MS = [1000, 5000, 30_000, 120_000];
const LATE_MS = 8000;

/** Razorpay's HTTP interface, checkout and webhooks, with nobody's money behind them. `told`: all webhooks so far went out. */
export function createSandbox(options: SandboxOptions): { app: Hono; told: () => Promise<void> } {
  const { key, target } = options;
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
    return order ? c.html(checkoutPage(order)) : refuse(c, 'The id provided does not exist');
  });
  app.post('/checkout/:order/:outcome', (c) => {
    const order = book.orders.get(c.req.param('order'));
    const outcome = c.req.param('outcome');
    if (!(order && isOutcome(outcome))) return refuse(c, 'The id provided does not exist');
    if (order.status === 'paid') return refuse(c, 'Order has already been paid');
    const { payment, told } = play(book, options, order, outcome);
    keepTelling(told);
    return c.json(messageOf(payment, key.secret));
  });
  const onRefund = (refund: SandboxRefund) => keepTelling(playRefund(book, options, refund));
  app.route('/v1', razorpayApi(book, key, { onPaid, onRefund }));
  const told = async () => {
    while (telling.size > 0) await Promise.all(telling);
  };
  return { app, told };
}

const isOutcome = (name: string): name is Outcome => Object.hasOwn(OUTCOMES, name);

/** What the frame tells the page that opened it. */
function messageOf({ id, order_id, status, error_code, error_description }: SandboxPayment, secret: string) {
  if (status === 'failed') {
    const metadata = { order_id, payment_id: id };
    const error = { code: error_code, description: error_description, reason: 'payment_failed', metadata };
    return { type: 'failed', response: { error } };
  }
  const razorpay_signature = sign(secret, `${order_id}|${id}`);
  return {
    type: 'paid',
    response: { razorpay_order_id: order_id, razorpay_payment_id: id, razorpay_signature },
  };
}

function startFromEnvironment(): void {
  const { NODE_ENV, SANDBOX_PORT = '0', SANDBOX_KEY_ID, SANDBOX_KEY_SECRET } = process.env;
  const { SANDBOX_WEBHOOK_URL, SANDBOX_WEBHOOK_SECRET } = process.env;
  if (NODE_ENV === 'production') throw new Error('The payment sandbox is not for production.');
  if (!(SANDBOX_KEY_ID && SANDBOX_KEY_SECRET && SANDBOX_WEBHOOK_URL && SANDBOX_WEBHOOK_SECRET))
    throw new Error('The payment sandbox needs its keys and the address of the webhook.');
  const target = { url: SANDBOX_WEBHOOK_URL, secret: SANDBOX_WEBHOOK_SECRET, retryMs: RETRY_MS };
  const key = { id: SANDBOX_KEY_ID, secret: SANDBOX_KEY_SECRET };
  const { app } = createSandbox({ key, target, lateMs: LATE_MS });
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
