import type { SqlOrTransaction } from '../../server/database/connect.ts';
import type { ChatSessionRow, MessageRow } from '../sessions/queries.ts';

/** Stores other names of a saved conversation, sealed; nothing else of it changes. False when it is gone by `at`. */
export async function storeNames(
  sql: SqlOrTransaction,
  { id, user_id }: Pick<ChatSessionRow, 'id' | 'user_id'>,
  sealed: Buffer,
  at: Date,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE chat_sessions SET sealed = ${sealed}
    WHERE id = ${id} AND user_id = ${user_id} AND saved_at IS NOT NULL AND expires_at > ${at}`;
  return count === 1;
}

/** All messages of a conversation, oldest first. */
export async function listMessages(sql: SqlOrTransaction, sessionId: string): Promise<MessageRow[]> {
  return sql<MessageRow[]>`
    SELECT id, role, reply_to, state, sealed, created_at FROM chat_messages
    WHERE session_id = ${sessionId} ORDER BY seq`;
}
