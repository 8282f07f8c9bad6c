import type { SqlOrTransaction } from '../../server/database/connect.ts';

/** A conversation whose key a master key itself still wraps, with its names. */
export interface OldChatRow extends SealedRow {
  user_id: string;
  master_key_id: string;
  wrapped: Buffer;
}

/** Some of these conversations, in order, after the one called `last`. */
export async function listOldChats(sql: SqlOrTransaction, last: string, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT session_id AS id FROM chat_keys
    WHERE master_key_id IS NOT NULL AND session_id > ${last} ORDER BY session_id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Takes one of them for the transaction alone; undefined when somebody else was quicker. */
export async function takeOldChat(tx: SqlOrTransaction, id: string): Promise<OldChatRow | undefined> {
  const [row] = await tx<OldChatRow[]>`
    SELECT id, user_id, sealed, master_key_id, wrapped FROM chat_sessions JOIN chat_keys ON session_id = id
    WHERE id = ${id} AND master_key_id IS NOT NULL FOR UPDATE`;
  return row;
}

/** A row and what is sealed in it. */
export interface SealedRow {
  id: string;
  sealed: Buffer;
}

/** The messages of a conversation. */
export async function listSealed(tx: SqlOrTransaction, sessionId: string): Promise<SealedRow[]> {
  return tx<SealedRow[]>`SELECT id, sealed FROM chat_messages WHERE session_id = ${sessionId}`;
}

/** Stores a conversation's names and messages, sealed anew. The words so far of a reply being written are let go. */
export async function storeSealed(
  tx: SqlOrTransaction,
  sessionId: string,
  names: Buffer,
  messages: SealedRow[],
): Promise<void> {
  const ids = messages.map(({ id }) => id);
  const sealed = messages.map((message) => message.sealed.toString('base64'));
  await tx`UPDATE chat_sessions SET sealed = ${names} WHERE id = ${sessionId}`;
  await tx`UPDATE chat_runs SET sealed = NULL WHERE session_id = ${sessionId}`;
  await tx`
    UPDATE chat_messages AS message SET sealed = decode(fresh.sealed, 'base64')
    FROM unnest(${ids}::uuid[], ${sealed}::text[]) AS fresh (id, sealed)
    WHERE message.session_id = ${sessionId} AND message.id = fresh.id`;
}
