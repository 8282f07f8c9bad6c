import type { PackId } from 'contracts/credits';
import type { SubscriptionPlan } from 'contracts/subscription';
import type { Fragment } from 'postgres';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { runningPlan } from '../subscriptions/running-plan.ts';

/** What one message or photo asks of a person's credits. */
export interface Reservation {
  userId: string;
  /** The idempotency key, the client's message id: it can hold, and later cost, only once. */
  key: string;
  currency: 'chat' | 'camera';
  /** Credits to hold, unless the day covers it. */
  amount: number;
  /** How many of its currency a day cost nothing; null when none ever does. */
  coveredDaily: number | null;
  /** The day it counts on, 'YYYY-MM-DD' in the policy's zone; null for what counts for no day. */
  day: string | null;
  /** Messages a day for a person who bought nothing; null for no such limit. */
  dailyLimit: number | null;
  /** Fair use: how many of its currency a minute, for everybody. */
  perMinute: number;
  at: Date;
}

/** A part of a reservation without which none of it happens. */
export type ReservationPart = 'fresh' | 'rate' | 'day' | 'funds';

/** The prefix of the rate limit's key, by currency. */
const limited: Record<Reservation['currency'], string> = { chat: 'message', camera: 'photo' };

/**
 * The parts of a statement that hold credits: common table expressions to follow `WITH`, and what to select so that the
 * whole statement is refused (refuse_unless, naming a ReservationPart) when one of them did not come about. `only` is a
 * `FROM …` whose row must be there for anything to happen. docs/decisions/0007-ledger.md says why it is one statement.
 */
export function reservation(sql: SqlOrTransaction, wanted: Reservation, only: Fragment) {
  const { userId, key, currency, amount, coveredDaily, day, dailyLimit, perMinute, at } = wanted;
  // The day decides what it costs, so it is counted first; a message that is refused after all counts for nothing. Every message asks
  // it, covered or not: otherwise it would lock day and rate limit in another order, and two could deadlock.
  const covered = sql`EXISTS (
    SELECT FROM counted WHERE ${coveredDaily}::int IS NULL OR message_count <= ${coveredDaily}::int)`;
  const parts = sql`
    counted AS (
      INSERT INTO user_daily_usage AS daily (user_id, usage_date, message_count)
      SELECT ${userId}, day, 1 FROM (SELECT ${day}::date AS day ${only}) AS wanted WHERE day IS NOT NULL
      ON CONFLICT (user_id, usage_date) DO UPDATE SET message_count = daily.message_count + 1
      WHERE coalesce(daily.message_count < ${dailyLimit}::int, true) OR EXISTS (SELECT ${boughtPacks(sql, userId)})
      RETURNING message_count
    ), fresh AS (
      INSERT INTO credit_reservations (user_id, key, currency, amount, usage_date, created_at)
      SELECT ${userId}, ${key}, ${currency}, CASE WHEN ${covered} THEN 0 ELSE ${amount}::int END, ${day}::date, ${at}::timestamptz ${only}
      ON CONFLICT DO NOTHING RETURNING user_id, key, currency, amount, usage_date, created_at
    ), rated AS (
      INSERT INTO rate_limit (key, count, ends_at)
      SELECT ${`${limited[currency]}:${userId}`}, 1, created_at + interval '1 minute' FROM fresh
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN rate_limit.ends_at <= ${at} THEN 1 ELSE rate_limit.count + 1 END,
        ends_at = CASE WHEN rate_limit.ends_at <= ${at} THEN excluded.ends_at ELSE rate_limit.ends_at END
      RETURNING count
    ), held AS (
      UPDATE credit_accounts AS account
      SET available = available - fresh.amount, held = held + fresh.amount, updated_at = fresh.created_at
      FROM fresh
      WHERE account.user_id = fresh.user_id AND account.currency = fresh.currency AND available >= fresh.amount
      RETURNING fresh.*
    ), written AS (
      INSERT INTO credit_transfers (user_id, key, kind, currency, from_account, to_account, amount, created_at)
      SELECT user_id, key, 'reserve', currency, 'available', 'held', amount, created_at FROM held WHERE amount > 0
    )`;
  const holds = sql`
    refuse_unless('fresh', EXISTS (SELECT FROM fresh)),
    refuse_unless('rate', EXISTS (SELECT FROM rated WHERE count <= ${perMinute})),
    refuse_unless('day', ${day}::date IS NULL OR EXISTS (SELECT FROM counted)),
    refuse_unless('funds', EXISTS (SELECT FROM fresh WHERE amount = 0) OR EXISTS (SELECT FROM held))`;
  return { parts, holds };
}

/** Spends what `key` holds, once. True when this call did it, false when it was settled before or never held. */
export async function post(sql: SqlOrTransaction, userId: string, key: string, at: Date): Promise<boolean> {
  const rows = await sql`
    WITH settled AS (
      UPDATE credit_reservations SET state = 'posted', settled_at = ${at}
      WHERE user_id = ${userId} AND key = ${key} AND state = 'held'
      RETURNING user_id, key, currency, amount, settled_at
    ), moved AS (
      UPDATE credit_accounts AS account SET held = held - settled.amount, updated_at = settled_at
      FROM settled WHERE account.user_id = settled.user_id AND account.currency = settled.currency
    ), written AS (
      INSERT INTO credit_transfers (user_id, key, kind, currency, from_account, to_account, amount, created_at)
      SELECT user_id, key, 'post', currency, 'held', 'spent', amount, settled_at FROM settled WHERE amount > 0
    )
    SELECT FROM settled`;
  return rows.length === 1;
}

/**
 * Gives back what `key` holds, and the day its message, once. A debt takes it first. True when this call did it, false when
 * it was settled before or never held.
 */
export function voidReservation(
  sql: SqlOrTransaction,
  userId: string,
  key: string,
  at: Date,
): Promise<boolean> {
  return giveBack(sql, userId, key, at, 'voided');
}

/** Gives back what `key` holds, as voidReservation does, but the message still counts for its day. */
export function waive(sql: SqlOrTransaction, userId: string, key: string, at: Date): Promise<boolean> {
  return giveBack(sql, userId, key, at, 'waived');
}

/** Why a reply may cost nothing: the product refused it, or its person stopped it before the first words. */
export type FreeReason = 'refused' | 'stopped';

/**
 * Takes one of the `most` free replies of this kind of the day that `key` counts on. False when they are used up, or `key` holds
 * nothing. The transaction that takes it must also settle `key`.
 */
export async function takeFree(
  sql: SqlOrTransaction,
  userId: string,
  key: string,
  reason: FreeReason,
  most: number,
): Promise<boolean> {
  const taken = sql(`free_${reason}`);
  // The reservation is locked before the day's row, as giveBack does: the other order could deadlock with it.
  const { count } = await sql`
    WITH waiting AS (
      SELECT user_id, usage_date FROM credit_reservations
      WHERE user_id = ${userId} AND key = ${key} AND state = 'held' FOR UPDATE
    )
    UPDATE user_daily_usage AS daily SET ${taken} = daily.${taken} + 1 FROM waiting
    WHERE daily.user_id = waiting.user_id AND daily.usage_date = waiting.usage_date AND daily.${taken} < ${most}`;
  return count === 1;
}

async function giveBack(
  sql: SqlOrTransaction,
  userId: string,
  key: string,
  at: Date,
  state: 'voided' | 'waived',
): Promise<boolean> {
  // The day's row is locked before the account's, as a reservation does: the other order could deadlock with it.
  const rows = await sql`
    WITH settled AS (
      UPDATE credit_reservations SET state = ${state}, settled_at = ${at}
      WHERE user_id = ${userId} AND key = ${key} AND state = 'held'
      RETURNING user_id, key, currency, amount, usage_date, settled_at, state
    ), uncounted AS (
      UPDATE user_daily_usage AS daily SET message_count = message_count - 1
      FROM settled
      WHERE daily.user_id = settled.user_id AND daily.usage_date = settled.usage_date AND settled.state = 'voided'
      RETURNING 1
    ), moved AS (
      UPDATE credit_accounts AS account
      SET held = held - settled.amount, updated_at = settled_at,
        available = available + settled.amount - least(debt, settled.amount), debt = debt - least(debt, settled.amount)
      FROM settled, (SELECT count(*) FROM uncounted) AS uncounted_first
      WHERE account.user_id = settled.user_id AND account.currency = settled.currency
      RETURNING settled.*, ${repaid(sql, sql`settled.amount`)}
    ), written AS (
      INSERT INTO credit_transfers (user_id, key, kind, currency, from_account, to_account, amount, created_at)
      SELECT user_id, key, 'void', currency, 'held', 'available', amount, settled_at FROM moved WHERE amount > 0
      UNION ALL
      SELECT user_id, key, 'repay', currency, 'available', 'owed', repaid, settled_at FROM moved WHERE repaid > 0
    )
    SELECT FROM settled`;
  return rows.length === 1;
}

/**
 * How much of an `amount` that came into `account` paid its debt: the amount less the new balance, because credits and debt
 * are never both positive (the table's CHECK).
 */
const repaid = (sql: SqlOrTransaction, amount: Fragment) =>
  sql`greatest(${amount} - account.available, 0) AS repaid`;

/** Credits that come with a pack. */
export interface Grant {
  userId: string;
  /** What the grant is for ('free', 'order:…'): it is granted only once. */
  key: string;
  pack: PackId;
  chat: number;
  camera: number;
  at: Date;
}

/** Adds a pack's credits, once per key; a debt takes them first. True when this call did it. */
export async function grant(sql: SqlOrTransaction, wanted: Grant): Promise<boolean> {
  const { userId, key, pack, chat, camera, at } = wanted;
  const rows = await sql`
    WITH wanted (currency, amount) AS (VALUES ('chat', ${chat}::int), ('camera', ${camera}::int)),
    granted AS (
      INSERT INTO credit_transfers (user_id, key, kind, currency, from_account, to_account, amount, pack, created_at)
      SELECT ${userId}, ${key}, 'grant', currency, 'issued', 'available', amount, ${pack}, ${at}
      FROM wanted WHERE amount > 0 ORDER BY currency
      ON CONFLICT DO NOTHING RETURNING currency, amount
    ), moved AS (
      INSERT INTO credit_accounts AS account (user_id, currency, available, created_at, updated_at)
      SELECT ${userId}, currency, amount, ${at}, ${at} FROM granted ORDER BY currency
      ON CONFLICT (user_id, currency) DO UPDATE SET
        available = account.available + excluded.available - least(account.debt, excluded.available),
        debt = account.debt - least(account.debt, excluded.available), updated_at = excluded.updated_at
      RETURNING user_id, currency, available
    ), written AS (
      INSERT INTO credit_transfers (user_id, key, kind, currency, from_account, to_account, amount, created_at)
      SELECT ${userId}, ${key}, 'repay', currency, 'available', 'owed', repaid, ${at}
      FROM (SELECT currency, ${repaid(sql, sql`granted.amount`)} FROM moved AS account JOIN granted USING (currency)) AS paid
      WHERE repaid > 0
    )
    SELECT FROM granted`;
  return rows.length > 0;
}

/** Keeps in mind that the free pack of this inbox was given. True when this call did it, false when it was before. */
export async function claimFreePack(sql: SqlOrTransaction, inbox: string): Promise<boolean> {
  const { count } = await sql`INSERT INTO free_pack_claims (inbox) VALUES (${inbox}) ON CONFLICT DO NOTHING`;
  return count === 1;
}

/** Whether the verified address of this person brought no free pack, because it brought one to an account before. */
export async function isFreePackUsed(sql: SqlOrTransaction, userId: string): Promise<boolean> {
  const rows = await sql`SELECT FROM auth_user WHERE id = ${userId} AND email_verified`;
  return rows.length === 1 && !(await hasFreePack(sql, userId));
}

/** Whether the free pack came to this person. */
export async function hasFreePack(sql: SqlOrTransaction, userId: string): Promise<boolean> {
  const rows = await sql`
    SELECT FROM credit_transfers WHERE user_id = ${userId} AND key = 'free' AND kind = 'grant' LIMIT 1`;
  return rows.length === 1;
}

/**
 * Takes back what the grant `key` brought, once, because its pack was refunded: the credits that are there, and the rest
 * becomes a debt. True when this call did it, false when it was taken back before or never granted.
 * @internal Only tests refund until packs can be bought.
 */
export async function clawBack(
  sql: SqlOrTransaction,
  userId: string,
  key: string,
  at: Date,
): Promise<boolean> {
  // Currencies in the order of a grant: the other order could deadlock with one.
  const rows = await sql`
    WITH owed AS (
      INSERT INTO credit_transfers (user_id, key, kind, currency, from_account, to_account, amount, created_at)
      SELECT user_id, key, 'clawback', currency, 'owed', 'issued', amount, ${at}
      FROM credit_transfers WHERE user_id = ${userId} AND key = ${key} AND kind = 'grant' ORDER BY currency
      ON CONFLICT DO NOTHING RETURNING currency, amount
    ), moved AS (
      INSERT INTO credit_accounts AS account (user_id, currency, debt, created_at, updated_at)
      SELECT ${userId}, currency, amount, ${at}, ${at} FROM owed ORDER BY currency
      ON CONFLICT (user_id, currency) DO UPDATE SET
        available = account.available - least(account.available, excluded.debt),
        debt = account.debt + excluded.debt - least(account.available, excluded.debt), updated_at = excluded.updated_at
      RETURNING currency, debt
    ), written AS (
      INSERT INTO credit_transfers (user_id, key, kind, currency, from_account, to_account, amount, created_at)
      SELECT ${userId}, ${key}, 'collect', currency, 'available', 'owed', amount - debt, ${at}
      FROM owed JOIN moved USING (currency) WHERE amount > debt
    )
    SELECT FROM owed`;
  return rows.length > 0;
}

/** A person's standing: balances, the last pack bought ('free' before the first) and today's messages. */
export interface CreditSummary {
  chat: number;
  camera: number;
  pack: PackId;
  /** The subscription that runs. */
  plan: SubscriptionPlan | null;
  used: number;
}

/** Reads a person's standing at `at`, on `day` ('YYYY-MM-DD' in the policy's zone). All zero for a person without credits. */
export async function findCreditSummary(
  sql: SqlOrTransaction,
  userId: string,
  day: string,
  at: Date,
): Promise<CreditSummary> {
  const [row] = await sql<[CreditSummary]>`
    SELECT
      coalesce((SELECT available FROM credit_accounts WHERE user_id = ${userId} AND currency = 'chat'), 0) AS chat,
      coalesce((SELECT available FROM credit_accounts WHERE user_id = ${userId} AND currency = 'camera'), 0) AS camera,
      coalesce((
        SELECT pack ${boughtPacks(sql, userId)} ORDER BY created_at DESC LIMIT 1
      ), 'free') AS pack,
      ${runningPlan(sql, userId, at)},
      coalesce((
        SELECT message_count FROM user_daily_usage WHERE user_id = ${userId} AND usage_date = ${day}
      ), 0) AS used`;
  return row;
}

/** Reservations made before `before` and settled by nobody, oldest first, at most `limit`, that no live reply holds. */
export async function findStaleReservations(
  sql: SqlOrTransaction,
  before: Date,
  at: Date,
  limit: number,
): Promise<{ userId: string; key: string }[]> {
  return sql<{ userId: string; key: string }[]>`
    SELECT user_id AS "userId", key FROM credit_reservations AS reservation
    WHERE state = 'held' AND created_at < ${before} AND NOT EXISTS (
      SELECT FROM chat_runs AS run
      WHERE run.user_id = reservation.user_id AND run.message_id::text = reservation.key
        AND run.state = 'running' AND run.lease_until > ${at}
    )
    ORDER BY created_at LIMIT ${limit}`;
}

/** The grants of packs that a person bought and kept, as `FROM …`: a refunded pack counts as never bought. */
export const boughtPacks = (sql: SqlOrTransaction, userId: string | Fragment) => sql`
  FROM credit_transfers AS bought WHERE user_id = ${userId} AND kind = 'grant' AND pack <> 'free' AND NOT EXISTS (
    SELECT FROM credit_transfers AS refund
    WHERE refund.user_id = bought.user_id AND refund.key = bought.key AND refund.kind = 'clawback')`;
