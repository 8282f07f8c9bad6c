import type { Membership, Subscription } from 'contracts/subscription';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { entitlementsOf } from './entitlements.ts';
import { planName } from './offers.ts';
import { findRunning, type SubscriptionRow } from './queries.ts';

/** How a person stands at `at`: the subscription that runs, and what they may (docs/product/subscriptions.md, Cancelling). */
export async function membershipOf(sql: SqlOrTransaction, userId: string, at: Date): Promise<Membership> {
  const running = await findRunning(sql, userId, at);
  return {
    subscription: running ? shownOf(running) : null,
    entitlements: await entitlementsOf(sql, userId, at),
  };
}

/** Whether another period is charged, or tried to be. */
export const renews = ({ state, cancelledAt }: SubscriptionRow): boolean =>
  cancelledAt === null && (state === 'active' || state === 'pending');

function shownOf(row: SubscriptionRow): Subscription | null {
  const { plan, period, total, currency, paidUntil, runsUntil, payUrl } = row;
  if (!(paidUntil && runsUntil)) return null;
  const state = renews(row) && row.state === 'pending' ? 'pending' : renews(row) ? 'active' : 'cancelled';
  const paid_until = paidUntil.toISOString();
  return {
    ...{ plan, period, total, currency, state, paid_until },
    name: planName(plan),
    runs_until: runsUntil.toISOString(),
    renews_at: state === 'cancelled' ? null : paid_until,
    pay_url: state === 'pending' ? payUrl : null,
  };
}
