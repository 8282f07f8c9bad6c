import type { SubscriptionProof } from 'contracts/subscription';
import type { Person } from '../auth/person.ts';
import { isProviderError } from '../payments/provider.ts';
import { limitChecks, refusal, shownId } from '../payments/refusal.ts';
import { describeError } from '../server/log/describe-error.ts';
import { problem } from '../server/problem/problem.ts';
import { checkSooner, findByProvider, type SubscriptionRow } from './queries.ts';
import { type SyncParts, syncSubscription } from './sync.ts';

/**
 * Checks what a checkout handed over for a subscription, and takes in what was paid
 * (docs/product/subscriptions.md, Checking a subscription). Throws a problem for each way it can be wrong, and
 * writes that down with the subscription alone.
 */
export async function verifySubscription(
  parts: SyncParts,
  person: Person,
  proof: SubscriptionProof,
): Promise<void> {
  const { sql, payments, log, clock } = parts;
  await limitChecks(sql, person.id);
  const found = await findByProvider(sql, payments.name, proof.razorpay_subscription_id);
  const wrong = wrongness(parts, found, person, proof);
  if (wrong || !found) {
    const [status, code, what] = wrong ?? UNKNOWN;
    log.warn({ subscription: found?.id, refused: code }, 'subscription not verified');
    throw refusal(status, code, what, proof.razorpay_payment_id);
  }
  await checkSooner(sql, found.id, clock());
  try {
    await syncSubscription(parts, found);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.error({ subscription: found.id, error: describeError(error) }, 'subscription not verified');
    throw unchecked(proof.razorpay_payment_id);
  }
}

type Wrong = [status: number, code: string, what: string];
const UNKNOWN: Wrong = [404, 'unknown_subscription', 'this subscription is not one of yours'];

function wrongness(
  { payments }: SyncParts,
  found: SubscriptionRow | undefined,
  person: Person,
  proof: SubscriptionProof,
): Wrong | undefined {
  if (found?.userId !== person.id) return UNKNOWN;
  const paymentId = proof.razorpay_payment_id;
  const [subscriptionId, signature] = [proof.razorpay_subscription_id, proof.razorpay_signature];
  if (!payments.isSubscriptionSigned({ subscriptionId, paymentId, signature }))
    return [400, 'bad_signature', 'the payment provider did not sign this'];
  if (proof.user_id !== found.userId) return [409, 'wrong_person', 'the subscription is another person’s'];
  if (proof.offer !== found.offer) return [409, 'wrong_offer', 'the offer is not the one chosen'];
  if (proof.amount_paid !== found.total) return [409, 'wrong_amount', 'the amount is not the price'];
  if (proof.currency !== found.currency) return [409, 'wrong_currency', 'the currency is another one'];
  return undefined;
}

function unchecked(paymentId: string) {
  return problem(
    503,
    'payment_unchecked',
    `We could not verify your payment just now. If you have paid, nothing is lost: your plan begins by itself. Payment ID: ${shownId(paymentId)}`,
  );
}
