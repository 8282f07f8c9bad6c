import type { SqlOrTransaction } from '../server/database/connect.ts';
import { lockSubscription, noteChargeRefunded, wishCancelled } from './queries.ts';
import { stand } from './stand.ts';

/**
 * Ends the subscription that a payment was for, if it was for one, because the payment is paid back: its period counts as never bought,
 * and nothing is charged any more (docs/product/subscriptions.md, Cancelling). The provider is told by reconciliation.
 */
export async function endRefunded(
  sql: SqlOrTransaction,
  payment: { provider: string; paymentId: string },
  at: Date,
): Promise<void> {
  const id = await noteChargeRefunded(sql, payment, at);
  if (id === undefined) return;
  await wishCancelled(sql, id, at);
  const row = await lockSubscription(sql, id);
  if (row) await stand(sql, row, row);
}
