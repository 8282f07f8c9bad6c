import type { SqlOrTransaction } from '../../server/database/connect.ts';

/** A message in a crisis and Saathi's answer, both sealed. */
export interface NewCare {
  userId: string;
  sessionId: string;
  messageId: string;
  replyId: string;
  sealedMessage: Buffer;
  sealedReply: Buffer;
  at: Date;
}

/** Keeps message and answer together, once per message, whether or not another reply is being written. */
export async function insertCare(sql: SqlOrTransaction, care: NewCare): Promise<void> {
  const { userId, sessionId, messageId, replyId, sealedMessage, sealedReply, at } = care;
  await sql`
    WITH run AS (
      INSERT INTO chat_runs (user_id, message_id, session_id, reply_id, state, lease_until, started_at)
      VALUES (${userId}, ${messageId}, ${sessionId}, ${replyId}, 'done', ${at}, ${at})
      ON CONFLICT DO NOTHING RETURNING session_id
    ), chat AS (
      UPDATE chat_sessions SET updated_at = ${at} FROM run WHERE id = session_id
    )
    INSERT INTO chat_messages (user_id, id, session_id, role, reply_to, sealed, created_at)
    SELECT ${userId}, said.id, session_id, said.role, said.reply_to, said.sealed, ${at}
    FROM run, (VALUES
      (${messageId}::uuid, 'user', NULL::uuid, ${sealedMessage}::bytea),
      (${replyId}::uuid, 'assistant', ${messageId}::uuid, ${sealedReply}::bytea)
    ) AS said (id, role, reply_to, sealed)`;
}
