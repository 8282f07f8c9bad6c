import type { PaymentProof } from 'contracts/payments';
import { isProblemError, type ProblemError } from 'contracts/problem';
import type { Person } from '../auth/person.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../server/log/describe-error.ts';
import { problem } from '../server/problem/problem.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { checkSooner, findOrder, type Order } from './queries.ts';
import { limitChecks, refusal, shownId } from './refusal.ts';
import { captured, settle } from './settle.ts';

type Parts = Pick<Deps, 'sql' | 'clock' | 'log' | 'settings'> & { payments: PaymentProvider };

/**
 * Checks what a checkout handed over and grants its credits (docs/product/payments.md, Verification). Throws a problem for each way
 * it can be wrong, and writes that down with the order alone.
 */
export async function verifyPayment(parts: Parts, person: Person, proof: PaymentProof): Promise<void> {
  const { sql, payments, log } = parts;
  await limitChecks(sql, person.id);
  const order = await findOrder(sql, payments.name, proof.razorpay_order_id);
  try {
    await credit(parts, await paidBy(parts, person, proof, order));
  } catch (error) {
    if (isProblemError(error)) {
      log.warn({ order: order?.id, refused: error.code }, 'payment not verified');
      throw error;
    }
    // Whether the provider or the database failed, it proves nothing against the payment.
    log.error({ order: order?.id, error: describeError(error) }, 'payment not verified');
    throw unchecked(proof.razorpay_payment_id);
  }
}

interface Paid {
  order: Order;
  payment: ProviderPayment;
}

async function paidBy(
  { payments, sql, clock }: Parts,
  person: Person,
  proof: PaymentProof,
  order: Order | undefined,
): Promise<Paid> {
  const paymentId = proof.razorpay_payment_id;
  if (order?.userId !== person.id)
    throw refusal(404, 'unknown_order', 'this order is not one of yours', paymentId);
  const { razorpay_order_id: orderId, razorpay_signature: signature } = proof;
  if (!payments.isSigned({ orderId, paymentId, signature }))
    throw refusal(400, 'bad_signature', 'the payment provider did not sign this', paymentId);
  // From here on the provider stands for it that there is a payment: whatever fails now is asked about again, and soon.
  await checkSooner(sql, order.id, clock());
  checkSaid(order, proof);
  const found = await payments.fetchPayment(paymentId);
  if (!found) throw refusal(404, 'unknown_payment', 'the payment provider knows no such payment', paymentId);
  const payment = await captured(payments, order, found);
  if (!payment) throw notCaptured(found);
  return { order, payment };
}

/** Compares what the browser says was bought with the order. */
function checkSaid(order: Order, proof: PaymentProof): void {
  const said: [code: string, same: boolean, words: string][] = [
    ['wrong_person', proof.user_id === order.userId, 'the order is another person’s'],
    ['wrong_plan', proof.plan === order.plan, 'the plan is not the one ordered'],
    ['wrong_amount', proof.amount_paid === order.total, 'the amount is not the price'],
    ['wrong_base', proof.base_amount === order.base, 'the base amount is not that of the order'],
    ['wrong_tax', proof.gst_amount === order.gst, 'the tax is not that of the order'],
  ];
  const wrong = said.find(([, same]) => !same);
  if (wrong) throw refusal(409, wrong[0], wrong[2], proof.razorpay_payment_id);
}

function unchecked(paymentId: string): ProblemError {
  return problem(
    503,
    'payment_unchecked',
    `We could not verify your payment just now. If you have paid, nothing is lost: your credits come by themselves. Payment ID: ${shownId(paymentId)}`,
  );
}

function notCaptured({ id, status }: ProviderPayment): ProblemError {
  if (status === 'failed')
    return refusal(402, 'payment_failed', 'the bank did not agree. You can try again', id);
  if (status === 'refunded') return refusal(409, 'payment_refunded', 'it was paid back to you', id);
  return problem(
    409,
    'payment_pending',
    `Your bank has not finished this payment. Once it has, your credits come by themselves. Payment ID: ${id}`,
  );
}

async function credit({ sql, clock, log, settings }: Parts, { order, payment }: Paid): Promise<void> {
  try {
    await settle(sql, order, payment, { at: clock(), seller: settings.seller });
  } catch (error) {
    log.error({ order: order.id, error: describeError(error) }, 'payment not credited');
    throw problem(
      500,
      'credit_failed',
      `Payment completed but credit allocation failed: the credits could not be stored. Your payment is recorded, and we keep trying by ourselves. If they are not there in an hour, please contact support with Payment ID: ${payment.id}`,
    );
  }
}
