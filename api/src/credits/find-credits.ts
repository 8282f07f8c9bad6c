import type { Credits } from 'contracts/credits';
import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { dayIn } from './day.ts';
import { type CreditSummary, findCreditSummary, isFreePackUsed } from './queries.ts';

/** What `GET /v1/credits` and every finished reply say: balances, pack, and today's messages where the daily limit applies. */
export async function findCredits(sql: SqlOrTransaction, userId: string, at: Date): Promise<Credits> {
  const summary = await findCreditSummary(sql, userId, dayIn(policy.free.day_zone, at));
  const credits = toCredits(summary);
  const empty = summary.chat === 0 && summary.pack === 'free';
  return empty && (await isFreePackUsed(sql, userId)) ? { ...credits, free_pack_used: true } : credits;
}

/** Puts a standing into the contract's words. */
function toCredits({ chat, camera, pack, used }: CreditSummary): Credits {
  const limit = policy.free.daily_messages;
  return {
    chat_credits: chat,
    camera_gallery_credits: camera,
    pack,
    subscription: null,
    daily: pack === 'free' && limit !== null ? { used, limit } : null,
  };
}
