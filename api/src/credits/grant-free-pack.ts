import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { grant } from './queries.ts';

/** The free pack that a verified e-mail brings, once ever per person. True when this call granted it. */
export async function grantFreePack(
  sql: SqlOrTransaction,
  userId: string,
  at: Date = new Date(),
): Promise<boolean> {
  const { chat_credits: chat, camera_credits: camera } = policy.free;
  return grant(sql, { userId, key: 'free', pack: 'free', chat, camera, at });
}
