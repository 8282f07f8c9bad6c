import { randomUUID } from 'node:crypto';
import type { Offer, SubscriptionCheckout, SubscriptionRequest } from 'contracts/subscription';
import type { Person } from '../auth/person.ts';
import { type Recipient, recipientOf } from '../invoices/recipient.ts';
import { limitOrders } from '../payments/limit-orders.ts';
import { isProviderError } from '../payments/provider.ts';
import { findProfile } from '../people/queries.ts';
import { requireServedCountry } from '../people/region.ts';
import { policy } from '../policy/policy.ts';
import { describeError } from '../server/log/describe-error.ts';
import { problem } from '../server/problem/problem.ts';
import { findOffer, planName } from './offers.ts';
import {
  closeUnanswered,
  findOpen,
  findRunning,
  insertSubscription,
  noteProviderSubscription,
  type SubscriptionRow,
  updateRecipient,
  wishCancelled,
} from './queries.ts';
import { type SyncParts, syncSubscription } from './sync.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Begins to subscribe to an offer of the person's country, or brings back what they began before
 * (docs/product/subscriptions.md, Subscribing). It is stored before the provider is asked. Throws problems.
 */
export async function beginSubscription(
  parts: SyncParts,
  person: Person,
  request: SubscriptionRequest,
): Promise<SubscriptionCheckout> {
  const { sql, payments, log } = parts;
  if (request.userId !== person.id)
    throw problem(403, 'other_person', 'You are signed in as somebody else. Please reload the page.');
  const profile = await findProfile(sql, person.id);
  const country = requireServedCountry(profile?.country ?? null);
  const offer = findOffer(request.offer, country);
  if (!offer)
    throw problem(400, 'unknown_offer', 'This offer is not on sale in your country. Nothing was charged.');
  const recipient = recipientOf(request.recipient, country, profile?.name ?? '');
  await limitOrders(sql, person.id);
  try {
    const wanted = { offer, recipient, key: request.idempotencyKey ?? randomUUID() };
    const { providerId, payUrl, total, currency } = await beginAtProvider(parts, person, wanted);
    if (providerId === null || payUrl === null) throw noSubscription();
    return { subscriptionId: providerId, keyId: payments.keyId, amount: total, currency, payUrl };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.error({ error: describeError(error) }, 'no subscription from the payment provider');
    throw noSubscription();
  }
}

const noSubscription = () =>
  problem(503, 'no_subscription', 'Payment creation failed. Please try again. Nothing was charged.');

interface Wanted {
  offer: Offer;
  recipient: Recipient;
  key: string;
}

async function beginAtProvider(
  parts: SyncParts,
  { id: userId }: Person,
  { offer, recipient, key }: Wanted,
): Promise<SubscriptionRow> {
  const { sql, clock, payments } = parts;
  const kept = await keptOpen(parts, userId, offer);
  await refuseSecond(parts, userId);
  // The invoice is for whom was said last.
  if (kept) await updateRecipient(sql, kept.id, recipient);
  if (kept?.providerId) return kept;
  const at = clock();
  if (!kept) {
    const { id: offered, plan, period, base, gst, total, currency } = offer;
    const terms = { offer: offered, plan, period, base, gst, total, currency };
    await insertSubscription(sql, {
      ...terms,
      id: randomUUID(),
      key,
      userId,
      recipient,
      provider: payments.name,
      createdAt: at,
      nextCheckAt: new Date(at.getTime() + policy.payments.check_after_minutes * MINUTE_MS),
    });
  }
  // Another tab may have begun one in this moment: it has to be the same.
  const open = await findOpen(sql, userId);
  if (!open || !isSame(open, offer))
    throw problem(
      409,
      'repeated',
      'A subscription was begun in another tab just now. Nothing was charged; please try again.',
    );
  if (open.providerId) return open;
  const payBy = new Date(at.getTime() + policy.subscriptions.pay_within_hours * HOUR_MS);
  const { id, total, currency, period } = open;
  const made = await payments.createSubscription({ id, total, currency, period, name: offer.name, payBy });
  return (await noteProviderSubscription(sql, id, made)) ?? open;
}

const isSame = (open: SubscriptionRow, { id, total, currency }: Offer): boolean =>
  open.offer === id && open.total === total && open.currency === currency;

/** What this person began before and can still pay, if it is the same; anything else is ended first, so that nobody pays for two. */
async function keptOpen(
  parts: SyncParts,
  userId: string,
  offer: Offer,
): Promise<SubscriptionRow | undefined> {
  const { sql, clock } = parts;
  const open = await findOpen(sql, userId);
  if (!open) return undefined;
  const ageMs = clock().getTime() - open.createdAt.getTime();
  await syncSubscription(parts, open);
  if ((await findOpen(sql, userId))?.id !== open.id) return undefined;
  // Half of the time it can be paid is left for paying it.
  if (isSame(open, offer) && ageMs < (policy.subscriptions.pay_within_hours * HOUR_MS) / 2) return open;
  if (!open.providerId) {
    await closeUnanswered(sql, open.id);
    return undefined;
  }
  await wishCancelled(sql, open.id, clock());
  await syncSubscription(parts, { ...open, cancelledAt: clock() });
  return undefined;
}

async function refuseSecond({ sql, clock }: SyncParts, userId: string): Promise<void> {
  const running = await findRunning(sql, userId, clock());
  if (!running || running.cancelledAt !== null || !['active', 'pending'].includes(running.state)) return;
  throw problem(
    409,
    'subscribed',
    `You have ${planName(running.plan)} already. To change it, cancel it first; it goes on until what you paid for is over. Nothing was charged.`,
  );
}
