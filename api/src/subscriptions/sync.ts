import type { Deps } from '../deps.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { isPassing, isProviderError, type PaymentProvider } from '../payments/provider.ts';
import type { ProviderCharge } from '../payments/subscription-provider.ts';
import { insertCharge, lockSubscription, noteCancelTold, type SubscriptionRow } from './queries.ts';
import { saleOf } from './sale-of.ts';
import { stand } from './stand.ts';
import { type Course, courseOf, isOver } from './state.ts';

/** What the provider does not know: it can never be paid. */
const GONE: Course = { state: 'expired', paidCount: 0 };

export type SyncParts = Pick<Deps, 'sql' | 'clock' | 'log' | 'settings'> & { payments: PaymentProvider };

/**
 * Takes in how a subscription stands at the provider, whoever asks: browser, webhook or reconciliation
 * (docs/product/subscriptions.md, Charges). Each payment counts once, and has its invoice in the same transaction. A wish to
 * cancel that the provider has not heard is told it. Throws a ProviderError.
 */
export async function syncSubscription(parts: SyncParts, subscription: SubscriptionRow): Promise<void> {
  const { sql, payments, clock, settings } = parts;
  const { id, providerId } = subscription;
  if (providerId === null) return;
  await tellCancelled(parts, subscription, providerId);
  const told = await payments.fetchSubscription(providerId);
  const charges = told && told.paidCount > 0 ? await payments.fetchCharges(providerId) : [];
  const right = charges.filter((charge) => isRight(parts, subscription, charge));
  await sql.begin(async (tx) => {
    const row = await lockSubscription(tx, id);
    if (!row) return;
    const fresh: ProviderCharge[] = [];
    for (const charge of right) if (await insertCharge(tx, row, charge, clock())) fresh.push(charge);
    await stand(tx, row, told ? courseOf(told) : GONE);
    // Last, because nobody else gets a number until this ends; the oldest has the lowest.
    for (const charge of fresh.toSorted((one, other) => one.start.getTime() - other.start.getTime()))
      await issueInvoice(tx, await saleOf(tx, row, charge, { seller: settings.seller, at: clock() }));
  });
}

/** A charge that is not exactly the price never counts. */
function isRight(
  { log }: SyncParts,
  { id, total, currency }: SubscriptionRow,
  charge: ProviderCharge,
): boolean {
  if (charge.amount === total && charge.currency === currency) return true;
  log.error({ subscription: id, payment: charge.paymentId }, 'charge is not the price of its subscription');
  return false;
}

async function tellCancelled(parts: SyncParts, row: SubscriptionRow, providerId: string): Promise<void> {
  if (row.cancelledAt === null || row.cancelToldAt !== null || isOver(row.state)) return;
  const at = parts.clock();
  // What has no paid period to finish ends now.
  const paid = row.state === 'active' && row.paidUntil !== null && row.paidUntil > at;
  await cancelAtProvider(parts.payments, providerId, paid ? 'at_end' : 'now');
  await noteCancelTold(parts.sql, row.id, at);
}

/** Ends it at the provider; one that refuses because it is over already, or unknown, has nothing left to end. */
export async function cancelAtProvider(
  payments: PaymentProvider,
  providerId: string,
  when: 'at_end' | 'now',
): Promise<void> {
  try {
    await payments.cancelSubscription(providerId, when);
  } catch (error) {
    if (!isProviderError(error) || isPassing(error)) throw error;
    const now = await payments.fetchSubscription(providerId);
    if (now && !isOver(courseOf(now).state)) throw error;
  }
}
