import type { Period, SubscriptionPlan } from 'contracts/subscription';
import type { Recipient } from '../invoices/recipient.ts';
import type { ProviderCharge } from '../payments/subscription-provider.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import type { State } from './state.ts';

/** What somebody subscribed to, at the price of that moment. Money in the currency's smallest unit. */
export interface SubscriptionRow {
  id: string;
  userId: string;
  offer: string;
  plan: SubscriptionPlan;
  period: Period;
  base: number;
  gst: number;
  total: number;
  currency: string;
  /** Who its invoices are made out to. */
  recipient: Recipient | null;
  provider: string;
  /** Null, like payUrl, until the provider answered. */
  providerId: string | null;
  payUrl: string | null;
  state: State;
  paidCount: number;
  paidUntil: Date | null;
  runsUntil: Date | null;
  cancelledAt: Date | null;
  cancelToldAt: Date | null;
  createdAt: Date;
}

/** A subscription to be; `key` is the idempotency key. */
export type NewSubscription = Pick<
  SubscriptionRow,
  | 'id'
  | 'userId'
  | 'offer'
  | 'plan'
  | 'period'
  | 'base'
  | 'gst'
  | 'total'
  | 'currency'
  | 'recipient'
  | 'provider'
  | 'createdAt'
> & { key: string; nextCheckAt: Date };

const columns = (sql: SqlOrTransaction) => sql`
  id, user_id AS "userId", offer, plan, period, base, gst, total, currency, recipient, provider, provider_subscription_id AS "providerId",
  pay_url AS "payUrl", state, paid_count AS "paidCount", paid_until AS "paidUntil", runs_until AS "runsUntil",
  cancelled_at AS "cancelledAt", cancel_told_at AS "cancelToldAt", created_at AS "createdAt"`;

/** Stores a subscription unless its person has one that is open, or used this key. True when it was stored. */
export async function insertSubscription(sql: SqlOrTransaction, wanted: NewSubscription): Promise<boolean> {
  const { id, userId, key, offer, plan, period, base, gst, total, currency, recipient, provider } = wanted;
  const { count } = await sql`
    INSERT INTO subscriptions (
      id, user_id, idempotency_key, offer, plan, period, base, gst, total, currency, recipient, provider, created_at, next_check_at
    ) VALUES (
      ${id}, ${userId}, ${key}, ${offer}, ${plan}, ${period}, ${base}, ${gst}, ${total}, ${currency},
      ${recipient && sql.json(recipient)}, ${provider}, ${wanted.createdAt}, ${wanted.nextCheckAt}
    ) ON CONFLICT DO NOTHING`;
  return count === 1;
}

/** The subscription this person began and did not pay. */
export async function findOpen(sql: SqlOrTransaction, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await sql<SubscriptionRow[]>`
    SELECT ${columns(sql)} FROM subscriptions WHERE user_id = ${userId} AND state = 'open'`;
  return row;
}

/** The newest subscription of this person's that waits for a payment: its first, or a renewal that failed. */
export async function findAwaited(
  sql: SqlOrTransaction,
  userId: string,
  provider: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await sql<SubscriptionRow[]>`
    SELECT ${columns(sql)} FROM subscriptions
    WHERE user_id = ${userId} AND provider = ${provider} AND state IN ('open', 'pending')
      AND provider_subscription_id IS NOT NULL
    ORDER BY created_at DESC LIMIT 1`;
  return row;
}

/** The subscription that runs at `at`: one that renews before one that does not, then the better plan. */
export async function findRunning(
  sql: SqlOrTransaction,
  userId: string,
  at: Date,
): Promise<SubscriptionRow | undefined> {
  const [row] = await sql<SubscriptionRow[]>`
    SELECT ${columns(sql)} FROM subscriptions WHERE user_id = ${userId} AND runs_until > ${at}
    ORDER BY cancelled_at IS NULL AND state IN ('active', 'pending') DESC, plan = 'pro' DESC, runs_until DESC LIMIT 1`;
  return row;
}

/** The subscription a provider knows by this id. */
export async function findByProvider(
  sql: SqlOrTransaction,
  provider: string,
  providerId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await sql<SubscriptionRow[]>`
    SELECT ${columns(sql)} FROM subscriptions WHERE provider = ${provider} AND provider_subscription_id = ${providerId}`;
  return row;
}

/** Locks a subscription until the transaction ends, and returns it as it is now; undefined once its account is gone. */
export async function lockSubscription(
  sql: SqlOrTransaction,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await sql<SubscriptionRow[]>`
    SELECT ${columns(sql)} FROM subscriptions WHERE id = ${id} FOR UPDATE`;
  return row;
}

/** Notes what the provider made, unless another call did first; returns the subscription as it is now, undefined when it ended meanwhile. */
export async function noteProviderSubscription(
  sql: SqlOrTransaction,
  id: string,
  made: { id: string; payUrl: string },
): Promise<SubscriptionRow | undefined> {
  const [row] = await sql<SubscriptionRow[]>`
    UPDATE subscriptions SET provider_subscription_id = coalesce(provider_subscription_id, ${made.id}),
      pay_url = coalesce(pay_url, ${made.payUrl})
    WHERE id = ${id} AND state = 'open' RETURNING ${columns(sql)}`;
  return row;
}

export async function updateRecipient(
  sql: SqlOrTransaction,
  id: string,
  recipient: Recipient,
): Promise<void> {
  await sql`UPDATE subscriptions SET recipient = ${sql.json({ ...recipient })} WHERE id = ${id} AND state = 'open'`;
}

/** Ends one that the provider never answered for: nobody can pay it. */
export async function closeUnanswered(sql: SqlOrTransaction, id: string): Promise<void> {
  await sql`
    UPDATE subscriptions SET state = 'expired'
    WHERE id = ${id} AND state = 'open' AND provider_subscription_id IS NULL`;
}

/** Notes a charge. True when this call did it, false when it was noted before. */
export async function insertCharge(
  sql: SqlOrTransaction,
  { id, userId, provider }: SubscriptionRow,
  { paymentId, amount, currency, start, end }: ProviderCharge,
  at: Date,
): Promise<boolean> {
  const { count } = await sql`
    INSERT INTO subscription_charges (
      provider, provider_payment_id, user_id, subscription_id, amount, currency, period_start, period_end, charged_at
    ) VALUES (${provider}, ${paymentId}, ${userId}, ${id}, ${amount}, ${currency}, ${start}, ${end}, ${at})
    ON CONFLICT DO NOTHING`;
  return count === 1;
}

/** Whether something was paid for a subscription before the period that begins at `start`. */
export async function hasEarlierCharge(sql: SqlOrTransaction, id: string, start: Date): Promise<boolean> {
  const rows = await sql`
    SELECT FROM subscription_charges WHERE subscription_id = ${id} AND period_start < ${start} LIMIT 1`;
  return rows.length > 0;
}

/** Notes that a charge was paid back; returns the id of its subscription, undefined for a payment of none. */
export async function noteChargeRefunded(
  sql: SqlOrTransaction,
  { provider, paymentId }: { provider: string; paymentId: string },
  at: Date,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    UPDATE subscription_charges SET refunded_at = coalesce(refunded_at, ${at})
    WHERE provider = ${provider} AND provider_payment_id = ${paymentId} RETURNING subscription_id AS id`;
  return row?.id;
}

/** Until when the charges that were not paid back pay a subscription; null without any. */
export async function findPaidUntil(sql: SqlOrTransaction, id: string): Promise<Date | null> {
  const [row] = await sql<[{ until: Date | null }]>`
    SELECT max(period_end) AS until FROM subscription_charges WHERE subscription_id = ${id} AND refunded_at IS NULL`;
  return row.until;
}

export async function updateStanding(
  sql: SqlOrTransaction,
  id: string,
  {
    state,
    paidCount,
    paidUntil,
    runsUntil,
  }: Pick<SubscriptionRow, 'state' | 'paidCount' | 'paidUntil' | 'runsUntil'>,
): Promise<void> {
  await sql`
    UPDATE subscriptions SET state = ${state}, paid_count = ${paidCount}, paid_until = ${paidUntil}, runs_until = ${runsUntil}
    WHERE id = ${id}`;
}

/** Keeps the wish to cancel; the provider is told next. */
export async function wishCancelled(sql: SqlOrTransaction, id: string, at: Date): Promise<void> {
  await sql`
    UPDATE subscriptions SET cancelled_at = coalesce(cancelled_at, ${at}), next_check_at = ${at} WHERE id = ${id}`;
}

export async function noteCancelTold(sql: SqlOrTransaction, id: string, at: Date): Promise<void> {
  await sql`UPDATE subscriptions SET cancel_told_at = coalesce(cancel_told_at, ${at}) WHERE id = ${id}`;
}

/** Has a subscription asked about at `at`, sooner than its turn. */
export async function checkSooner(sql: SqlOrTransaction, id: string, at: Date): Promise<void> {
  await sql`UPDATE subscriptions SET next_check_at = least(next_check_at, ${at}) WHERE id = ${id}`;
}

/**
 * Takes the subscription that has waited longest to be asked about (a lease): its next turn comes after `leastMs`, or once more its
 * age, and after a day at the latest. One that was begun before `unpaidBefore` and never paid is left alone. Undefined when none is due.
 */
export async function claimDue(
  sql: SqlOrTransaction,
  provider: string,
  at: Date,
  { leastMs, unpaidBefore }: { leastMs: number; unpaidBefore: Date },
): Promise<SubscriptionRow | undefined> {
  const [row] = await sql<SubscriptionRow[]>`
    UPDATE subscriptions
    SET next_check_at = ${at}::timestamptz + least(interval '1 day',
      greatest(make_interval(secs => ${leastMs / 1000}), ${at}::timestamptz - created_at))
    WHERE id = (
      SELECT id FROM subscriptions
      WHERE state IN ('open', 'active', 'pending', 'halted') AND provider = ${provider} AND next_check_at <= ${at}
        AND provider_subscription_id IS NOT NULL AND (state <> 'open' OR created_at > ${unpaidBefore})
      ORDER BY next_check_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING ${columns(sql)}`;
  return row;
}

/** The ids at the provider of what is left to end because its account is gone, at most `limit`. */
export async function listEndings(sql: SqlOrTransaction, provider: string, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT provider_subscription_id AS id FROM subscription_endings WHERE provider = ${provider} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

export async function deleteEnding(sql: SqlOrTransaction, provider: string, id: string): Promise<void> {
  await sql`DELETE FROM subscription_endings WHERE provider = ${provider} AND provider_subscription_id = ${id}`;
}
