import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { type FreeReason, post, takeFree, voidReservation, waive } from './queries.ts';

/**
 * How a reply is paid for: with the credit that is held for it; refused (by the product, or by its model), or stopped before its first words,
 * which so many a day are free (docs/product/credits.md, Free replies of a day); or not at all.
 */
export type Price = 'credit' | FreeReason | 'nothing';

/** What became of a held credit; undefined when it was settled before or never held. */
type Settled = 'charged' | 'free' | undefined;

/**
 * Keeps the account from being deleted until the transaction ends, at the prices that write a row twice: at the second writing
 * Postgres locks the account anyway, and whoever deletes it would be waiting for the first. To be called before any other statement.
 */
export async function keepAccount(sql: SqlOrTransaction, userId: string, price: Price): Promise<void> {
  if (price === 'credit' || price === 'nothing') return;
  await sql`SELECT FROM auth_user WHERE id = ${userId} FOR KEY SHARE`;
}

/** Settles what `key` holds, once, at its price. To be called in a transaction: what is free of a day is counted first. */
export async function settlePrice(
  sql: SqlOrTransaction,
  userId: string,
  key: string,
  price: Price,
  at: Date,
): Promise<Settled> {
  // Nothing is waited for before the usual price: its statement goes with whatever the caller sends beside it.
  if (price === 'credit' || !(price === 'nothing' || (await isFree(sql, userId, key, price))))
    return (await post(sql, userId, key, at)) ? 'charged' : undefined;
  const giveBack = price === 'refused' ? waive : voidReservation;
  return (await giveBack(sql, userId, key, at)) ? 'free' : undefined;
}

function isFree(sql: SqlOrTransaction, userId: string, key: string, reason: FreeReason): Promise<boolean> {
  const most = { refused: policy.caps.free_refused_daily, stopped: policy.caps.free_stopped_daily };
  return takeFree(sql, userId, key, reason, most[reason]);
}
