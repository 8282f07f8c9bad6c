import type { Sql, SqlOrTransaction } from '../../server/database/connect.ts';
import { countUp } from '../../transparency/queries.ts';

/** The person's conversation, whether or not its key is left; undefined when the row is gone or somebody else's. */
export async function findErasableChat(
  sql: SqlOrTransaction,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT id FROM chat_sessions WHERE id = ${id} AND user_id = ${userId}`;
  return row?.id;
}

/** Conversations whose time is over, or whose key is gone but whose rows are left; at most `limit`. */
export async function findExpiredChats(sql: SqlOrTransaction, at: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM chat_sessions AS session
    WHERE expires_at <= ${at} OR NOT EXISTS (SELECT FROM chat_keys WHERE session_id = session.id)
    LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Destroys the keys: from here on nobody can read these conversations. */
export async function destroyKeys(sql: SqlOrTransaction, sessionIds: string[]): Promise<void> {
  await sql`DELETE FROM chat_keys WHERE session_id = ANY(${sessionIds}::uuid[])`;
}

/** Removes the conversations with their messages and runs, and counts them. Returns the ids of replies that were being written. */
export async function deleteChatSessions(sql: SqlOrTransaction, sessionIds: string[]): Promise<string[]> {
  const rows = await sql<{ reply_id: string }[]>`
    WITH running AS (
      SELECT reply_id FROM chat_runs WHERE session_id = ANY(${sessionIds}::uuid[]) AND state = 'running'
    ), removed AS (
      DELETE FROM chat_sessions WHERE id = ANY(${sessionIds}::uuid[]) RETURNING id
    ), counted AS (${countUp(sql, 'chats_erased', sql`count(*) FROM removed`)})
    SELECT reply_id FROM running`;
  return rows.map(({ reply_id }) => reply_id);
}

/** Removes a conversation in which nothing was ever sent. Waits for a message that is being accepted there, and leaves that one. */
export async function deleteUnusedChat(sql: Sql, sessionId: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`SELECT FROM chat_sessions WHERE id = ${sessionId} FOR UPDATE`;
    await tx`
      DELETE FROM chat_sessions AS session
      WHERE id = ${sessionId} AND NOT EXISTS (SELECT FROM chat_runs WHERE session_id = session.id)`;
  });
}
