import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { paymentApp, proofOf, shown } from '../testing/payment-app.ts';
import { sign } from './signature.ts';

const { app, deps, sandbox, payer, logged, reconcile, wait } = await paymentApp();
const { sql } = deps;
const FREE = 25;
const LITE = FREE + 200;
const HOUR_MS = 3_600_000;

const send = (body: string, headers: Record<string, string> = {}) =>
  app.request('/functions/v1/payment-webhook', {
    method: 'POST',
    body,
    headers: {
      'x-razorpay-event-id': randomUUID(),
      'x-razorpay-signature': sign(sandbox.webhookSecret, body),
      ...headers,
    },
  });

/** A webhook's body that says a payment of this order was captured. */
const capturedBody = (order_id: string, change: object = {}, at = deps.clock()) => {
  const { amount } = shown('lite');
  const entity = {
    id: `pay_${randomUUID()}`,
    order_id,
    amount,
    currency: 'INR',
    status: 'captured',
    ...change,
  };
  const created_at = Math.floor(at.getTime() / 1000);
  return JSON.stringify({ event: 'payment.captured', created_at, payload: { payment: { entity } } });
};

it.each(['success', 'duplicate', 'reversed'] as const)(
  'webhooks of %s grant once, though nobody verifies: the tab was closed',
  async (outcome) => {
    const asha = await payer();
    await sandbox.press(await asha.ordered(), outcome);
    await sandbox.told();
    expect(await asha.chatCredits()).toBe(LITE);
  },
);

it('a failed try costs and brings nothing, and the next try of the same order is granted once', async () => {
  const asha = await payer();
  const orderId = await asha.ordered();
  const failed = await sandbox.press(orderId, 'failure');
  expect(failed).toMatchObject({ type: 'failed', response: { error: { description: expect.any(String) } } });
  await sandbox.told();
  expect(await asha.chatCredits()).toBe(FREE);
  const { response } = await sandbox.press(orderId, 'success');
  await asha.verify(proofOf(response, asha.userId));
  await sandbox.told();
  expect(await asha.chatCredits()).toBe(LITE);
});

it('a payment that failed and is authorized later is captured by us and granted once', async () => {
  const asha = await payer();
  const orderId = await asha.ordered();
  await sandbox.press(orderId, 'late');
  await sandbox.told();
  expect(await sandbox.payments.fetchOrderPayments(orderId)).toMatchObject([{ status: 'captured' }]);
  expect(await asha.chatCredits()).toBe(LITE);
});

it('our endpoint down for an hour is caught up by what the provider sends again', async () => {
  const asha = await payer();
  const lost: [string, Headers][] = [];
  sandbox.hear(async (request) => {
    lost.push([await request.text(), request.headers]);
    return new Response(null, { status: 502 });
  });
  await sandbox.press(await asha.ordered(), 'success');
  await sandbox.told();
  sandbox.hear((request) => app.request('/functions/v1/payment-webhook', request));
  expect(await asha.chatCredits()).toBe(FREE);
  wait(HOUR_MS);
  for (const [body, headers] of lost)
    expect((await send(body, Object.fromEntries(headers))).status).toBe(204);
  expect(await asha.chatCredits()).toBe(LITE);
  expect((await reconcile()).granted).toBe(0);
});

it('one that the database did not take is an error for the provider, and granted when it is sent again', async () => {
  const asha = await payer();
  const body = capturedBody(await asha.ordered());
  const headers = { 'x-razorpay-event-id': randomUUID() };
  await sql`ALTER TABLE credit_transfers RENAME TO elsewhere`;
  const answer = await send(body, headers);
  await sql`ALTER TABLE elsewhere RENAME TO credit_transfers`;
  expect(answer.status).toBe(500);
  for (let again = 0; again < 2; again += 1) expect((await send(body, headers)).status).toBe(204);
  expect(await asha.chatCredits()).toBe(LITE);
});

it('whoever was charged twice for one order has the credits twice', async () => {
  const asha = await payer();
  const orderId = await asha.ordered();
  for (let payment = 0; payment < 2; payment += 1) await send(capturedBody(orderId));
  expect(await asha.chatCredits()).toBe(LITE + 200);
});

it.each([
  ['no signature', { 'x-razorpay-signature': '' }],
  ['the signature of another secret', { 'x-razorpay-signature': sign('another', 'x') }],
])('one with %s is refused, logged and changes nothing', async (_, headers) => {
  const asha = await payer();
  logged.length = 0;
  expect((await send(capturedBody(await asha.ordered()), headers)).status).toBe(400);
  expect(logged.some((line) => line.includes('webhook without a signature'))).toBe(true);
  expect(await asha.chatCredits()).toBe(FREE);
});

it('one whose body was changed by a single space is refused: the signature is of its bytes', async () => {
  const body = capturedBody(await (await payer()).ordered());
  const headers = { 'x-razorpay-signature': sign(sandbox.webhookSecret, body) };
  expect((await send(`${body} `, headers)).status).toBe(400);
});

it('one from another time is refused: whoever kept it sends it in vain', async () => {
  const asha = await payer();
  const orderId = await asha.ordered();
  for (const hours of [-26, 26]) {
    const at = new Date(deps.clock().getTime() + hours * HOUR_MS);
    expect((await send(capturedBody(orderId, {}, at))).status).toBe(400);
  }
  expect(await asha.chatCredits()).toBe(FREE);
});

it.each([
  ['wrong_amount', { amount: 1 }],
  ['wrong_currency', { currency: 'USD' }],
])('a signed payment with the %s is never granted, and logged', async (refused, change) => {
  const asha = await payer();
  logged.length = 0;
  expect((await send(capturedBody(await asha.ordered(), change))).status).toBe(204);
  expect(logged.find((line) => line.includes('payment refused'))).toContain(refused);
  expect(await asha.chatCredits()).toBe(FREE);
});

it('what is about no order of ours, or no payment at all, is taken and comes to nothing', async () => {
  expect((await send(capturedBody('order_of_another_shop'))).status).toBe(204);
  const created_at = Math.floor(deps.clock().getTime() / 1000);
  expect(
    (await send(JSON.stringify({ event: 'settlement.processed', created_at, payload: {} }))).status,
  ).toBe(204);
  expect(await sql`SELECT FROM payments WHERE provider_payment_id LIKE 'order_of%'`).toHaveLength(0);
});
