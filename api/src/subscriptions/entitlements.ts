import type { Entitlements, SubscriptionPlan } from 'contracts/subscription';
import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { findStanding } from './standing-queries.ts';

/** What decides about entitlements: the plan that runs, and whether a pack was bought and kept. */
export interface Standing {
  plan: SubscriptionPlan | null;
  bought: boolean;
}

/**
 * What a person may at `at` (docs/product/subscriptions.md, Entitlements). Everything that is not for everybody asks here, or
 * toEntitlements where the standing is known already.
 */
export async function entitlementsOf(sql: SqlOrTransaction, userId: string, at: Date): Promise<Entitlements> {
  return toEntitlements(await findStanding(sql, userId, at));
}

/** The best that the policy's table allows to whoever stands so: the one place that reads it. */
export function toEntitlements({ plan, bought }: Standing): Entitlements {
  const { free, pack } = policy.entitlements;
  return [bought ? pack : free, plan ? policy.entitlements[plan] : free].reduce(best, free);
}

function best(one: Entitlements, other: Entitlements): Entitlements {
  const [first, second] = [one.covered_daily, other.covered_daily];
  return {
    exports: one.exports || other.exports,
    priority: one.priority || other.priority,
    full_insights: one.full_insights || other.full_insights,
    weekly_reflection: one.weekly_reflection || other.weekly_reflection,
    hands_free: one.hands_free || other.hands_free,
    covered_daily: first === null || second === null ? null : Math.max(first, second),
    messages_per_minute: Math.max(one.messages_per_minute, other.messages_per_minute),
  };
}
