import type { Sql } from '../../server/database/connect.ts';
import { findAbandoned } from './queries.ts';
import { settleFailedReply } from './settle.ts';

const BATCH_SIZE = 500;

/** Gives up the replies whose writer died: nothing of them is kept or charged. Returns how many. */
export async function sweepRuns(sql: Sql, at: Date): Promise<number> {
  const abandoned = await findAbandoned(sql, at, BATCH_SIZE);
  for (const { user_id: userId, message_id: messageId, reply_id: replyId } of abandoned) {
    await settleFailedReply(sql, { userId, messageId, replyId, category: undefined }, 'reply_failed', at);
  }
  return abandoned.length;
}
