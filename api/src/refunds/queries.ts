import type { StoredInvoice } from '../invoices/queries.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';

/** A purchase that is paid back. `amount` in the currency's smallest unit. */
export interface Refund {
  id: string;
  userId: string | null;
  invoice: string;
  creditNote: string;
  provider: string;
  paymentId: string;
  /** The provider's id of the present attempt; null until it answered. */
  providerRefundId: string | null;
  amount: number;
  currency: string;
  /** `requested`: the provider is still to be asked. `failed`: it is to be asked again. */
  state: 'requested' | 'pending' | 'failed' | 'processed';
  attempt: number;
  processedAt: Date | null;
}

const columns = (sql: SqlOrTransaction) => sql`
  id, user_id AS "userId", invoice, credit_note AS "creditNote", provider, provider_payment_id AS "paymentId",
  provider_refund_id AS "providerRefundId", amount, currency, state, attempt, processed_at AS "processedAt"`;

/** Locks a person's invoice until the transaction ends, so that two who ask at once are one after the other. */
export async function lockInvoice(sql: SqlOrTransaction, number: string): Promise<void> {
  await sql`SELECT FROM invoices WHERE number = ${number} FOR UPDATE`;
}

export async function insertRefund(
  sql: SqlOrTransaction,
  { number, userId, provider, paymentId, total, currency }: StoredInvoice,
  refund: { id: string; creditNote: string; at: Date; nextCheckAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO refunds (
      id, user_id, invoice, credit_note, provider, provider_payment_id, amount, currency, state, requested_at, next_check_at
    ) VALUES (
      ${refund.id}, ${userId}, ${number}, ${refund.creditNote}, ${provider}, ${paymentId}, ${total}, ${currency}, 'requested',
      ${refund.at}, ${refund.nextCheckAt}
    )`;
}

/** The refund of an invoice. */
export async function findRefund(sql: SqlOrTransaction, invoice: string): Promise<Refund | undefined> {
  const [row] = await sql<Refund[]>`SELECT ${columns(sql)} FROM refunds WHERE invoice = ${invoice}`;
  return row;
}

/** The refund of a provider's payment. */
export async function findRefundOf(
  sql: SqlOrTransaction,
  provider: string,
  paymentId: string,
): Promise<Refund | undefined> {
  const [row] = await sql<Refund[]>`
    SELECT ${columns(sql)} FROM refunds WHERE provider = ${provider} AND provider_payment_id = ${paymentId}`;
  return row;
}

export async function listRefunds(sql: SqlOrTransaction, userId: string): Promise<Refund[]> {
  return sql<Refund[]>`SELECT ${columns(sql)} FROM refunds WHERE user_id = ${userId}`;
}

/**
 * Notes what the provider says of a refund: `processed` for good, the others only of the attempt it was asked about. One that failed
 * is tried anew at `nextCheckAt`. Once the money of a deleted account is back, nothing of its refund stays.
 */
export async function noteRefund(
  sql: SqlOrTransaction,
  { id, attempt }: Pick<Refund, 'id' | 'attempt'>,
  said: { id: string | null; state: 'pending' | 'failed' | 'processed' },
  { at, nextCheckAt }: { at: Date; nextCheckAt: Date },
): Promise<void> {
  const [failed, processed] = [said.state === 'failed', said.state === 'processed'];
  await sql`
    UPDATE refunds SET
      state = ${said.state}, provider_refund_id = ${failed ? null : said.id}, attempt = attempt + ${failed ? 1 : 0},
      processed_at = ${processed ? at : null}, next_check_at = ${nextCheckAt}
    WHERE id = ${id} AND state <> 'processed' AND (${processed} OR attempt = ${attempt})`;
  await sql`DELETE FROM refunds WHERE id = ${id} AND state = 'processed' AND user_id IS NULL`;
}

/** Takes the refund that has waited longest for its money (a lease until `nextCheckAt`). Undefined when none is due. */
export async function claimDueRefund(
  sql: SqlOrTransaction,
  provider: string,
  at: Date,
  nextCheckAt: Date,
): Promise<Refund | undefined> {
  const [row] = await sql<Refund[]>`
    UPDATE refunds SET next_check_at = ${nextCheckAt} WHERE id = (
      SELECT id FROM refunds WHERE state <> 'processed' AND provider = ${provider} AND next_check_at <= ${at}
      ORDER BY next_check_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING ${columns(sql)}`;
  return row;
}

/** How many chats a person used since `since`: replies that were paid for, or were of their plan. */
export async function countChats(sql: SqlOrTransaction, userId: string, since: Date): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::int AS count FROM credit_reservations
    WHERE user_id = ${userId} AND currency = 'chat' AND state = 'posted' AND created_at >= ${since}`;
  return row.count;
}

/** Forgets whose they are, because the account is deleted; what is paid back already goes, what is not is still paid. */
export async function unlinkRefunds(sql: SqlOrTransaction, userId: string): Promise<void> {
  await sql`DELETE FROM refunds WHERE user_id = ${userId} AND state = 'processed'`;
  await sql`UPDATE refunds SET user_id = NULL WHERE user_id = ${userId}`;
}
