import { randomBytes } from 'node:crypto';

/** An order as Razorpay tells of it; amounts in paise, times in seconds since 1970. */
export interface SandboxOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: object;
  created_at: number;
}

/** A try to pay an order. */
export interface SandboxPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: 'upi';
  /** The button it was paid with; no part of Razorpay's. */
  outcome: string;
  captured: boolean;
  error_code: string | null;
  error_description: string | null;
  created_at: number;
}

/** A payment on its way back. */
export interface SandboxRefund {
  id: string;
  entity: 'refund';
  payment_id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
}

/** A plan as Razorpay tells of it: what each period of a subscription costs. */
export interface SandboxPlan {
  id: string;
  entity: 'plan';
  period: 'monthly' | 'yearly';
  interval: number;
  item: { name: string; amount: number; currency: string };
}

/** What was paid for a period of a subscription. */
interface SandboxInvoice {
  id: string;
  entity: 'invoice';
  subscription_id: string;
  payment_id: string;
  status: 'paid';
  amount: number;
  currency: string;
  billing_start: number;
  billing_end: number;
}

export interface SandboxSubscription {
  id: string;
  entity: 'subscription';
  plan_id: string;
  status: 'created' | 'active' | 'pending' | 'halted' | 'cancelled';
  paid_count: number;
  total_count: number;
  /** Whether it ends after the period that is paid. */
  ends: boolean;
  short_url: string;
  created_at: number;
}

/** The orders, payments, refunds and subscriptions of the sandbox, in memory: they are gone when it ends. */
export interface Book {
  orders: Map<string, SandboxOrder>;
  payments: Map<string, SandboxPayment>;
  /** By their idempotency keys. */
  refunds: Map<string, SandboxRefund>;
  plans: Map<string, SandboxPlan>;
  subscriptions: Map<string, SandboxSubscription>;
  invoices: SandboxInvoice[];
}

const REFUSED_BY_BANK = 'Your payment was declined by the bank. No money moved.';

export function createBook(): Book {
  const [orders, payments, refunds] = [new Map(), new Map(), new Map()];
  return { orders, payments, refunds, plans: new Map(), subscriptions: new Map(), invoices: [] };
}

export function addOrder(
  { orders }: Book,
  given: { amount: number; currency: string; receipt: string | null; notes: object },
): SandboxOrder {
  const order: SandboxOrder = {
    ...given,
    id: newId('order'),
    entity: 'order',
    amount_paid: 0,
    amount_due: given.amount,
    status: 'created',
    attempts: 0,
    created_at: now(),
  };
  orders.set(order.id, order);
  return order;
}

/** A new try to pay `order`. */
export function addPayment({ payments }: Book, order: SandboxOrder, outcome: string): SandboxPayment {
  const payment: SandboxPayment = {
    id: newId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    method: 'upi',
    outcome,
    captured: false,
    error_code: null,
    error_description: null,
    created_at: now(),
  };
  payments.set(payment.id, payment);
  if (order.status === 'created') order.status = 'attempted';
  order.attempts += 1;
  return payment;
}

export function failPayment(payment: SandboxPayment): void {
  Object.assign(payment, {
    status: 'failed',
    error_code: 'BAD_REQUEST_ERROR',
    error_description: REFUSED_BY_BANK,
  });
}

/** The bank agrees, be it after it first did not. */
export function authorizePayment(payment: SandboxPayment): void {
  Object.assign(payment, { status: 'authorized', error_code: null, error_description: null });
}

export function capturePayment(order: SandboxOrder, payment: SandboxPayment): void {
  Object.assign(payment, { status: 'captured', captured: true });
  Object.assign(order, { status: 'paid', amount_paid: payment.amount, amount_due: 0 });
}

/** A refund of a payment under `key`: asked again, it is the same one. Undefined when less is left than it asks. */
export function addRefund(
  { refunds }: Book,
  { id: payment_id, amount: paid, currency }: SandboxPayment,
  { key, amount, receipt }: { key: string; amount: number; receipt: string | null },
): SandboxRefund | undefined {
  const known = refunds.get(key);
  if (known) return known;
  const taken = [...refunds.values()].filter(
    (one) => one.payment_id === payment_id && one.status !== 'failed',
  );
  if (taken.reduce((sum, one) => sum + one.amount, amount) > paid) return undefined;
  const base = {
    id: newId('rfnd'),
    entity: 'refund' as const,
    status: 'pending' as const,
    created_at: now(),
  };
  const refund: SandboxRefund = { ...base, payment_id, amount, currency, receipt };
  refunds.set(key, refund);
  return refund;
}

/** The bank took it, or sent it back. */
export function settleRefund(
  payment: SandboxPayment,
  refund: SandboxRefund,
  status: 'processed' | 'failed',
): void {
  refund.status = status;
  if (status === 'processed' && refund.amount === payment.amount) payment.status = 'refunded';
}

export function newId(kind: 'order' | 'pay' | 'evt' | 'rfnd' | 'plan' | 'sub' | 'inv'): string {
  return `${kind}_${randomBytes(10).toString('hex')}`;
}

export function now(): number {
  return Math.floor(Date.now() / 1000);
}
