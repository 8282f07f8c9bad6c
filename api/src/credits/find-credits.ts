import type { Credits } from 'contracts/credits';
import type { SubscriptionPlan } from 'contracts/subscription';
import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { dayIn } from './day.ts';
import { type CreditSummary, findCreditSummary, isFreePackUsed } from './queries.ts';

/** What `GET /v1/credits` and every finished reply say: balances, pack, and today's messages where the daily limit applies. */
export async function findCredits(sql: SqlOrTransaction, userId: string, at: Date): Promise<Credits> {
  const summary = await findCreditSummary(sql, userId, dayIn(policy.free.day_zone, at), at);
  const credits = toCredits(summary);
  const empty = summary.chat === 0 && summary.pack === 'free' && summary.plan === null;
  return empty && (await isFreePackUsed(sql, userId)) ? { ...credits, free_pack_used: true } : credits;
}

/** Puts a standing into the contract's words. */
function toCredits({ chat, camera, pack, plan, used }: CreditSummary): Credits {
  const limit = policy.free.daily_messages;
  return {
    chat_credits: chat,
    camera_gallery_credits: camera,
    pack,
    subscription: plan && membership(plan, used),
    daily: plan === null && pack === 'free' && limit !== null ? { used, limit } : null,
  };
}

/** A plan that covers every message says nothing of the day. */
function membership(plan: SubscriptionPlan, used: number): Credits['subscription'] {
  const { covered_daily: limit } = policy.entitlements[plan];
  return limit === null ? { plan } : { plan, covered_today: { used: Math.min(used, limit), limit } };
}
