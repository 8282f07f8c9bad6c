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
  status: 'created' | 'authorized' | 'captured' | 'failed';
  order_id: string;
  method: 'upi';
  captured: boolean;
  error_code: string | null;
  error_description: string | null;
  created_at: number;
}

/** The orders and payments of the sandbox, in memory: they are gone when it ends. */
export interface Book {
  orders: Map<string, SandboxOrder>;
  payments: Map<string, SandboxPayment>;
}

const REFUSED_BY_BANK = 'Your payment was declined by the bank. No money moved.';

export function createBook(): Book {
  return { orders: new Map(), payments: new Map() };
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
export function addPayment({ payments }: Book, order: SandboxOrder): SandboxPayment {
  const payment: SandboxPayment = {
    id: newId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    method: 'upi',
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

export function newId(kind: 'order' | 'pay' | 'evt'): string {
  return `${kind}_${randomBytes(10).toString('hex')}`;
}

export function now(): number {
  return Math.floor(Date.now() / 1000);
}
