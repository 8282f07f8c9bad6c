import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { findPaidUntil, type SubscriptionRow, updateStanding } from './queries.ts';
import { type Course, later, runsUntil } from './state.ts';

const HOUR_MS = 3_600_000;

/**
 * Works out anew until when somebody has their plan, from what was told and the charges that were not paid back
 * (docs/product/subscriptions.md, States). The caller's transaction holds the subscription's lock.
 */
export async function stand(sql: SqlOrTransaction, row: SubscriptionRow, told: Course): Promise<void> {
  const { state, paidCount } = later(row, told);
  const paidUntil = await findPaidUntil(sql, row.id);
  const graceMs = policy.subscriptions.grace_hours * HOUR_MS;
  const until = runsUntil({ state, paidUntil, cancelled: row.cancelledAt !== null }, graceMs);
  await updateStanding(sql, row.id, { state, paidCount, paidUntil, runsUntil: until });
}
