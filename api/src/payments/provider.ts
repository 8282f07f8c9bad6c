import type { SubscriptionProvider } from './subscription-provider.ts';

/** A payment as its provider tells of it. `amount` in the currency's smallest unit. */
export interface ProviderPayment {
  id: string;
  /** The provider's order it pays; null for one that pays none. */
  orderId: string | null;
  amount: number;
  currency: string;
  /** `authorized`: the bank agreed, and the money is still to be taken. `captured`: it was. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
}

/** A refund as its provider tells of it. `amount` in the currency's smallest unit. */
export interface ProviderRefund {
  id: string;
  paymentId: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
}

/** What a refund asks the provider for. */
interface RefundTerms {
  paymentId: string;
  amount: number;
  /** The idempotency key: asked again under the same, it is the same refund. */
  key: string;
  /** The number of its credit note. */
  receipt: string;
}

/** What a provider tells by webhook. */
export interface ProviderEvent {
  /** Unique for the event, however often it is delivered. */
  id: string;
  at: Date;
  /** What it is about; undefined when that is no payment. */
  payment: ProviderPayment | undefined;
  /** The refund it is about, of that payment. */
  refund: ProviderRefund | undefined;
  /** The subscription it is about: its id at the provider. */
  subscriptionId: string | undefined;
}

/** What the browser brings back from the checkout. */
interface CheckoutProof {
  orderId: string;
  paymentId: string;
  signature: string;
}

/** What an order asks the provider for. `total` in the currency's smallest unit. */
interface OrderTerms {
  id: string;
  base: number;
  gst: number;
  total: number;
  currency: string;
}

/** What a checkout needs beside our own origin: sources of a content policy, by directive. */
export interface CheckoutSources {
  script: string[];
  frame: string[];
  style?: string[];
  connect?: string[];
  img?: string[];
}

/** Somebody who takes payments. Every call throws a ProviderError when the provider cannot be reached or refuses. */
export interface PaymentProvider extends SubscriptionProvider {
  name: 'razorpay';
  /** What the checkout in a browser is opened with; no secret. */
  keyId: string;
  /** The address of the checkout's script. */
  checkoutScript: string;
  /** What the pages that pay allow for it (docs/decisions/0019). */
  checkoutSources: CheckoutSources;
  /** Whether no money moves. */
  sandbox: boolean;
  /** Makes an order there; returns its id. */
  createOrder: (terms: OrderTerms) => Promise<string>;
  /** A payment as it is now; undefined when there is none of that id. */
  fetchPayment: (paymentId: string) => Promise<ProviderPayment | undefined>;
  /** Every try to pay an order. */
  fetchOrderPayments: (orderId: string) => Promise<ProviderPayment[]>;
  /** Takes the money of an authorized payment, all of it. */
  capture: (payment: ProviderPayment) => Promise<ProviderPayment>;
  /** Pays a payment back. */
  refund: (terms: RefundTerms) => Promise<ProviderRefund>;
  /** A payment's refunds as they are now. */
  fetchRefunds: (paymentId: string) => Promise<ProviderRefund[]>;
  /** Whether the provider signed what the checkout handed over. */
  isSigned: (proof: CheckoutProof) => boolean;
  /** A webhook's event from its raw body; undefined when the provider did not sign it. Throws on a signed body it cannot read. */
  readEvent: (body: Uint8Array, headers: Headers) => ProviderEvent | undefined;
}

/** The provider could not be reached (`status` 0) or refused (its HTTP status, and its own `code`). */
export type ProviderError = Error & { name: 'ProviderError'; status: number; code: string };

export function providerError(status: number, code: string): ProviderError {
  return Object.assign(new Error(`The payment provider: ${code}`), {
    name: 'ProviderError' as const,
    status,
    code,
  });
}

export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && error.name === 'ProviderError';
}

/** Whether asking again later may help: the provider was not reached, is busy, or has a problem of its own. */
export function isPassing({ status }: ProviderError): boolean {
  return status === 0 || status === 429 || status >= 500;
}
