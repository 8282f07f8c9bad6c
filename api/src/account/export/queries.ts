import type { Category } from 'contracts/categories';
import type { MessageRow } from '../../chat/sessions/queries.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
import type { UserKeyedTable } from '../../user-keyed-tables.ts';

const BYTES = 17;

/** A row of any table, its columns by their names. */
export type AnyRow = Record<string, unknown>;

/** The account itself. */
export interface AccountRow {
  id: string;
  email: string | null;
  email_verified: boolean;
  created_at: Date;
}

/** The person's account; its address is null while they are anonymous. */
export async function findAccount(sql: SqlOrTransaction, userId: string): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`
    SELECT id, CASE WHEN is_anonymous THEN NULL ELSE email END AS email, email_verified, created_at
    FROM auth_user WHERE id = ${userId}`;
  return row;
}

/** A person's rows in one table, without what opens something (`withheld`) and without bytes. */
export async function listRows(
  sql: SqlOrTransaction,
  { table, column, withheld = [] }: UserKeyedTable,
  userId: string,
): Promise<AnyRow[]> {
  const rows = await sql<AnyRow[]>`SELECT * FROM ${sql(table)} WHERE ${sql(column)} = ${userId} ORDER BY 1`;
  const shown = rows.columns.filter(({ name, type }) => type !== BYTES && !withheld.includes(name));
  return rows.map((row) => Object.fromEntries(shown.map(({ name }) => [name, row[name]])));
}

/** A conversation that can still be read, with its wrapped key. */
export interface KeptChatRow {
  id: string;
  user_id: string;
  category: Category;
  sealed: Buffer;
  saved_at: Date | null;
  created_at: Date;
  expires_at: Date;
  generation: string | null;
  wrapped: Buffer;
}

/** All of a person's conversations that have neither expired nor lost their key, oldest first. */
export async function listKeptChats(sql: SqlOrTransaction, userId: string, at: Date): Promise<KeptChatRow[]> {
  return sql<KeptChatRow[]>`
    SELECT id, user_id, category, sealed, saved_at, created_at, expires_at, generation, wrapped
    FROM chat_sessions JOIN chat_keys ON session_id = id
    WHERE expires_at > ${at} AND user_id = ${userId} ORDER BY created_at, id`;
}

/** Every message of a conversation, oldest first. */
export async function listMessages(sql: SqlOrTransaction, chatId: string): Promise<MessageRow[]> {
  return sql<MessageRow[]>`
    SELECT id, role, reply_to, state, sealed, created_at FROM chat_messages WHERE session_id = ${chatId} ORDER BY seq`;
}
