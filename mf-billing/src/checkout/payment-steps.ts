import type { Http } from 'contracts/http';
import type { PaymentProof, PaymentRequest } from 'contracts/payments';
import type { Pack } from 'contracts/policy';
import { isProblemError, type ProblemError, problemError } from 'contracts/problem';
import type { SessionPerson } from 'contracts/session';
import { fetchPaymentOptions, NO_PROVIDER } from 'remote-kit/payment-options';
import { checkoutOptions } from './checkout-options.ts';
import { type Checkout, type CheckoutHandover, loadCheckout } from './load-checkout.ts';
import { createOrder, verifyPayment } from './payments.api.ts';
import { forgetPurchase, keepProof, type Purchase } from './purchase.ts';

/** What is bought, and who buys it. */
export interface Sale {
  pack: Pack;
  person: SessionPerson;
}

interface Outcomes {
  paid(proof: PaymentProof): void;
  dismissed(): void;
  /** One try failed, in the provider's words; its window stays open, and the same order can be paid there in another way. */
  failed(description: string): void;
}

/** Has the order made and opens the provider's window on it. Throws a ProblemError for what is in the way. */
export async function openCheckout(
  http: Http,
  sale: Sale,
  purchase: Purchase,
  { paid, dismissed, failed }: Outcomes,
): Promise<Checkout> {
  const { provider } = await fetchPaymentOptions(http);
  if (!provider) throw problemError(404, { code: 'no_payments', message: NO_PROVIDER });
  const ProviderWindow = await loadCheckout(provider);
  const order = await createOrder(http, orderRequest(sale, purchase));
  const checkout = new ProviderWindow({
    ...checkoutOptions(sale.pack, order, sale.person),
    handler(handover) {
      const proof = proofOf(sale, handover);
      keepProof(purchase, proof);
      paid(proof);
    },
    modal: { ondismiss: dismissed },
  });
  checkout.on('payment.failed', ({ error }) => failed(error.description));
  checkout.open();
  return checkout;
}

/** Has a payment verified. Throws a ProblemError that says what is kept; a payment that can still come good stays kept. */
export async function verifyPaid(http: Http, proof: PaymentProof): Promise<void> {
  try {
    await verifyPayment(http, proof);
  } catch (error) {
    if (!isProblemError(error)) throw error;
    if (!canComeGood(error)) forgetPurchase();
    throw error.status === 0 || error.status === 401 ? withKept(error, proof) : error;
  }
}

/** Whether asking once more may help: the connection, the session, the load, our own fault, a bank that is not done. */
export function canComeGood({ status, code }: ProblemError): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500 || code === 'payment_pending';
}

/** What is so for somebody who has paid, where the refusal itself is about something else. */
function withKept(
  { status, code, message }: ProblemError,
  { razorpay_payment_id: id }: PaymentProof,
): ProblemError {
  const kept = `Your payment is kept, and your credits come by themselves. Payment ID: ${id}`;
  return problemError(status, { code, message: `${message} ${kept}` });
}

function orderRequest({ pack, person }: Sale, { key, recipient }: Purchase): PaymentRequest {
  return {
    planId: pack.id,
    userId: person.id,
    amount: pack.total,
    planName: pack.name,
    baseAmount: pack.base,
    gstAmount: pack.gst,
    idempotencyKey: key,
    recipient,
  };
}

function proofOf({ pack, person }: Sale, handover: CheckoutHandover): PaymentProof {
  return {
    razorpay_order_id: handover.razorpay_order_id,
    razorpay_payment_id: handover.razorpay_payment_id,
    razorpay_signature: handover.razorpay_signature,
    user_id: person.id,
    plan: pack.id.toLowerCase(),
    amount_paid: pack.total,
    base_amount: pack.base,
    gst_amount: pack.gst,
  };
}
