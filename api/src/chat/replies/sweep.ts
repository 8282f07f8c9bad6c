import type { Sql } from '../../database/connect.ts';
import { findAbandoned } from './queries.ts';
import { settleFailed } from './settle.ts';

const AT_ONCE = 500;

/** Gives up the replies whose writer died: nothing of them is kept or charged. Returns how many. */
export async function sweepRuns(sql: Sql, at: Date): Promise<number> {
  const abandoned = await findAbandoned(sql, at, AT_ONCE);
  for (const { user_id: userId, message_id: messageId, reply_id: replyId } of abandoned) {
    await settleFailed(sql, { userId, messageId, replyId, category: undefined }, 'reply_failed', at);
  }
  return abandoned.length;
}
