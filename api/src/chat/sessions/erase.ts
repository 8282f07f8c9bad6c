import type { Sql } from '../../server/database/connect.ts';
import { notifyReply } from '../replies/notifications.ts';
import { deleteChatSessions, destroyKeys } from './erase-queries.ts';

/**
 * Erases conversations for good. The keys go first and on their own: should anything fail after that, what is left
 * cannot be read, reads no longer find it, and the next sweep removes it. Replies being written are told to end.
 */
export async function eraseChatSessions(sql: Sql, sessionIds: string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await destroyKeys(sql, sessionIds);
  for (const replyId of await deleteChatSessions(sql, sessionIds)) await notifyReply(sql, 'gone', replyId);
}
