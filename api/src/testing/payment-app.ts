import { randomUUID } from 'node:crypto';
import { Credits } from 'contracts/credits';
import { InvoiceList } from 'contracts/invoices';
import type { PaymentProof, PaymentRequest } from 'contracts/payments';
import { PaymentOrder } from 'contracts/payments';
import { type Reconciled, reconcile } from '../payments/reconcile.ts';
import { packs } from '../policy/packs.ts';
import { startTestSandbox, type TestSandbox } from './payment-sandbox.ts';
import { type TestApp, testApp } from './test-app.ts';
import type { Visitor } from './visitor.ts';

/** For tests: a real app whose payments go to a real sandbox, webhooks and all. */
export interface PaymentApp extends TestApp {
  sandbox: TestSandbox;
  /** Moves the app's clock, which otherwise stands still. */
  wait: (ms: number) => void;
  /** Somebody verified, in India, who can pay. */
  payer: () => Promise<Payer>;
  reconcile: () => Promise<Reconciled>;
}

/** For tests: a person who buys. */
export interface Payer {
  visitor: Visitor;
  userId: string;
  /** Asks for an order as the pricing page does. */
  order: (plan?: string, change?: object) => Promise<Response>;
  /** Makes an order; returns the provider's id of it. */
  ordered: (plan?: string) => Promise<string>;
  verify: (proof: object) => Promise<Response>;
  chatCredits: () => Promise<number>;
}

/** What the pricing page says of a pack. */
export function shown(plan: string): Omit<PaymentRequest, 'userId'> {
  const pack = packs().find(({ id }) => id === plan);
  const { name = plan, base = 100, gst = 18, total = 118 } = pack ?? {};
  const recipient = { name: 'Asha Rao', state_code: '29' };
  return { planId: plan, amount: total, planName: name, baseAmount: base, gstAmount: gst, recipient };
}

/** What a browser sends to have a payment verified. */
export function proofOf(handed: object, userId: string, plan = 'lite'): PaymentProof {
  const { amount, baseAmount, gstAmount } = shown(plan);
  const said = { user_id: userId, plan, amount_paid: amount, base_amount: baseAmount, gst_amount: gstAmount };
  return { razorpay_order_id: '', razorpay_payment_id: '', razorpay_signature: '', ...handed, ...said };
}

export async function paymentApp(): Promise<PaymentApp> {
  const sandbox = await startTestSandbox();
  let now = Date.now();
  const app = await testApp({ payments: sandbox.payments, clock: () => new Date(now) });
  sandbox.hear((request) => app.app.request('/functions/v1/payment-webhook', request));
  return {
    ...app,
    sandbox,
    wait: (ms) => {
      now += ms;
    },
    payer: async () => createPayer(app.visitor()),
    reconcile: () => reconcile({ ...app.deps, payments: sandbox.payments }),
  };
}

/** Has somebody who joined buy the pack `lite`: ordered, paid at the sandbox and verified. */
export async function buyPack({ press }: TestSandbox, visitor: Visitor, userId: string): Promise<void> {
  const { ordered, verify } = payerOf(visitor, userId);
  const { response } = await press(await ordered(), 'success');
  const { status } = await verify(proofOf(response, userId));
  if (status !== 200) throw new Error(`The payment was answered with ${status}.`);
}

/** Buys a pack and asks for the money back. */
export async function refundPack(sandbox: TestSandbox, visitor: Visitor, userId: string): Promise<void> {
  await buyPack(sandbox, visitor, userId);
  const { invoices } = InvoiceList.parse(await (await visitor.get('/v1/invoices')).json());
  const answer = await visitor.send('POST', '/v1/refunds', { invoice: invoices[0]?.number });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

async function createPayer(visitor: Visitor): Promise<Payer> {
  return payerOf(visitor, await visitor.join());
}

function payerOf(visitor: Visitor, userId: string): Payer {
  const order: Payer['order'] = (plan = 'lite', change = {}) =>
    visitor.send('POST', '/functions/v1/create-payment', {
      ...shown(plan),
      userId,
      idempotencyKey: randomUUID(),
      ...change,
    });
  return {
    visitor,
    userId,
    order,
    ordered: async (plan) => PaymentOrder.parse(await (await order(plan)).json()).orderId,
    verify: (proof) => visitor.send('POST', '/functions/v1/verify-payment', proof),
    chatCredits: async () => Credits.parse(await (await visitor.get('/v1/credits')).json()).chat_credits,
  };
}
