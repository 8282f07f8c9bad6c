import type { Credits } from 'contracts/credits';
import type { SqlOrTransaction } from '../database/connect.ts';
import { policy } from '../policy/policy.ts';
import { dayIn } from './day.ts';
import { readStanding, type Standing } from './queries.ts';

/** What `GET /v1/credits` and every finished reply say: balances, pack, and today's messages where the daily limit applies. */
export async function creditsOf(sql: SqlOrTransaction, userId: string, at: Date): Promise<Credits> {
  return toCredits(await readStanding(sql, userId, dayIn(policy.free.day_zone, at)));
}

/** Puts a standing into the contract's words. */
function toCredits({ chat, camera, pack, used }: Standing): Credits {
  const limit = policy.free.daily_messages;
  return {
    chat_credits: chat,
    camera_gallery_credits: camera,
    plan: pack,
    daily: pack === 'free' && limit !== null ? { used, limit } : null,
  };
}
