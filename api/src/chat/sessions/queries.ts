import type { Category } from 'contracts/categories';
import type { AddressedAs, AiGender, VoiceStyle } from 'contracts/chat';
import type { SqlOrTransaction } from '../../server/database/connect.ts';

/** A conversation that can still be opened: its row and its wrapped key. */
export interface ChatSessionRow {
  id: string;
  user_id: string;
  category: Category;
  subcategory: string | null;
  sealed: Buffer;
  ai_gender: AiGender;
  voice_style: VoiceStyle;
  addressed_as: AddressedAs;
  saved_at: Date | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
  generation: string | null;
  wrapped: Buffer;
}

/** Stores a new conversation with its wrapped key. Throws isGenerationGone when what wrapped it has ended meanwhile. */
export async function insertChatSession(sql: SqlOrTransaction, row: ChatSessionRow): Promise<void> {
  const { generation, wrapped, ...session } = row;
  await sql`
    WITH session AS (INSERT INTO chat_sessions ${sql(session)} RETURNING id)
    INSERT INTO chat_keys (session_id, generation, wrapped) SELECT id, ${generation}, ${wrapped} FROM session`;
}

/**
 * How many conversations a person has whose time is not over. Until the transaction ends, no other one that asks begins
 * another for them.
 */
export async function countChatSessions(tx: SqlOrTransaction, userId: string, at: Date): Promise<number> {
  await tx`SELECT FROM auth_user WHERE id = ${userId} FOR NO KEY UPDATE`;
  const [row] = await tx<[{ chats: number }]>`
    SELECT count(*) AS chats FROM chat_sessions WHERE user_id = ${userId} AND expires_at > ${at}`;
  return row.chats;
}

const columns = (sql: SqlOrTransaction) => sql`
  session.id, session.user_id, category, subcategory, sealed, ai_gender, voice_style, addressed_as,
  saved_at, created_at, updated_at, expires_at, generation, wrapped`;

/** A person's conversation, unless it has expired or its key is gone. */
export async function findChatSession(
  sql: SqlOrTransaction,
  userId: string,
  id: string,
  at: Date,
): Promise<ChatSessionRow | undefined> {
  const [row] = await sql<ChatSessionRow[]>`
    SELECT ${columns(sql)} FROM chat_sessions AS session JOIN chat_keys ON session_id = session.id
    WHERE expires_at > ${at} AND session.id = ${id} AND user_id = ${userId}`;
  return row;
}

/** A person's open or saved conversations, newest first. */
export async function listChatSessions(
  sql: SqlOrTransaction,
  userId: string,
  kind: 'open' | 'saved',
  at: Date,
): Promise<ChatSessionRow[]> {
  return sql<ChatSessionRow[]>`
    SELECT ${columns(sql)} FROM chat_sessions AS session JOIN chat_keys ON session_id = session.id
    WHERE expires_at > ${at} AND user_id = ${userId} AND (saved_at IS NOT NULL) = ${kind === 'saved'}
    ORDER BY coalesce(saved_at, updated_at) DESC, session.id`;
}

/** Keeps a conversation until `expiresAt` and ends it; one kept before stays as it was. False when it is gone. */
export async function saveChatSession(
  sql: SqlOrTransaction,
  userId: string,
  id: string,
  at: Date,
  expiresAt: Date,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE chat_sessions SET
      expires_at = CASE WHEN saved_at IS NULL THEN ${expiresAt} ELSE expires_at END,
      saved_at = coalesce(saved_at, ${at})
    WHERE id = ${id} AND user_id = ${userId} AND expires_at > ${at}`;
  return count === 1;
}

/** One message as it is stored; `sealed` opens with the conversation's key and the message's id. */
export interface MessageRow {
  id: string;
  role: 'user' | 'assistant';
  reply_to: string | null;
  state: 'done' | 'stopped';
  sealed: Buffer;
  created_at: Date;
}

/** Where a page of a conversation ends: before one of its messages, or, without one, after the last. */
interface Page {
  before?: string;
  limit: number;
}

/** The latest messages of a conversation before a given one, oldest first. */
export async function latestMessages(
  sql: SqlOrTransaction,
  { id, user_id }: Pick<ChatSessionRow, 'id' | 'user_id'>,
  { before, limit }: Page,
): Promise<MessageRow[]> {
  const earlier =
    before &&
    sql`AND seq < (
      SELECT seq FROM chat_messages WHERE user_id = ${user_id} AND id = ${before} AND session_id = ${id})`;
  const rows = await sql<MessageRow[]>`
    SELECT id, role, reply_to, state, sealed, created_at FROM chat_messages
    WHERE session_id = ${id} ${earlier || sql``} ORDER BY seq DESC LIMIT ${limit}`;
  return rows.reverse();
}

/** Whether a message is one of this conversation. */
export async function isMessageOf(
  sql: SqlOrTransaction,
  { id, user_id }: Pick<ChatSessionRow, 'id' | 'user_id'>,
  messageId: string,
): Promise<boolean> {
  const rows = await sql`
    SELECT FROM chat_messages WHERE user_id = ${user_id} AND id = ${messageId} AND session_id = ${id}`;
  return rows.length > 0;
}

/** A reply that is being written, with its words so far (sealed under the reply's id). */
export interface RunningRow {
  message_id: string;
  reply_id: string;
  sealed: Buffer | null;
  /** The person's message whose place it takes, with that one's reply. */
  replaces: string | null;
  started_at: Date;
}

/** The reply that a conversation is waiting for, if any. */
export async function findRunning(sql: SqlOrTransaction, sessionId: string): Promise<RunningRow | undefined> {
  const [row] = await sql<RunningRow[]>`
    SELECT message_id, reply_id, sealed, replaces, started_at FROM chat_runs
    WHERE session_id = ${sessionId} AND state = 'running'`;
  return row;
}

/** The person's chat language, the birthday that decides (the youngest they gave; none while they give none) and whether unsaved chats go after a day, for what a conversation needs. */
export interface ChatProfile {
  name: string | null;
  dob: string | null;
  /** The youngest birthday they ever gave, one that was refused included. */
  youngest_dob: string | null;
  country: string | null;
  language: string | null;
  auto_delete: boolean;
}

/** Everything null, and auto-delete on, for a person without a profile. */
export async function findChatProfile(sql: SqlOrTransaction, userId: string): Promise<ChatProfile> {
  const [row] = await sql<ChatProfile[]>`
    SELECT name, CASE WHEN known_dob IS NOT NULL THEN youngest_dob END AS dob, youngest_dob, country, language, auto_delete FROM user_profile WHERE user_id = ${userId}`;
  return (
    row ?? { name: null, dob: null, youngest_dob: null, country: null, language: null, auto_delete: true }
  );
}
