import type { Category } from 'contracts/categories';
import type { MessageRow } from '../../chat/sessions/queries.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
import type { UserKeyedTable } from '../../user-keyed-tables.ts';

const BYTES = 17;
/** Rows that are read at once. */
const PAGE = 50;

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

/** How many rows a person has in one table. */
export async function countRows(
  sql: SqlOrTransaction,
  { table, column }: UserKeyedTable,
  userId: string,
): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::int AS count FROM ${sql(table)} WHERE ${sql(column)} = ${userId}`;
  return row.count;
}

/**
 * A person's rows in one table, without what opens something (`withheld`) and without bytes. Read a page at a time as they are
 * asked for, each after the primary key of the row before (keyset pagination), so that no connection waits for a slow reader.
 */
export async function* eachRow(
  sql: SqlOrTransaction,
  { table, column, withheld = [] }: UserKeyedTable,
  userId: string,
): AsyncGenerator<AnyRow> {
  const key = await listKeyColumns(sql, table);
  let last: AnyRow | undefined;
  do {
    const after = last && key.map((name) => String(last?.[name]));
    const rows = await sql<AnyRow[]>`
      SELECT * FROM ${sql(table)} WHERE ${sql(column)} = ${userId} ${after ? sql`AND ${beyond(sql, key, after)}` : sql``}
      ORDER BY ${sql(key)} LIMIT ${PAGE}`;
    const shown = rows.columns.filter(({ name, type }) => type !== BYTES && !withheld.includes(name));
    for (const row of rows) yield Object.fromEntries(shown.map(({ name }) => [name, row[name]]));
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last);
}

function beyond(sql: SqlOrTransaction, key: string[], after: string[]) {
  const values = after.map((value, index) => (index === 0 ? sql`${value}` : sql`, ${value}`));
  return sql`(${sql(key)}) > (${values})`;
}

/** The columns of a table's primary key, in its order. */
async function listKeyColumns(sql: SqlOrTransaction, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    SELECT a.attname AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
    WHERE i.indrelid = ${table}::regclass AND i.indisprimary ORDER BY array_position(i.indkey::int2[], a.attnum)`;
  return rows.map(({ name }) => name);
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

/** All of a person's conversations (the policy's limits.chats at most) that have neither expired nor lost their key, oldest first. */
export async function listKeptChats(sql: SqlOrTransaction, userId: string, at: Date): Promise<KeptChatRow[]> {
  return sql<KeptChatRow[]>`
    SELECT id, user_id, category, sealed, saved_at, created_at, expires_at, generation, wrapped
    FROM chat_sessions JOIN chat_keys ON session_id = id
    WHERE expires_at > ${at} AND user_id = ${userId} ORDER BY created_at, id`;
}

/** Every message of a conversation, oldest first, read a page at a time as they are asked for. */
export async function* eachMessage(sql: SqlOrTransaction, chatId: string): AsyncGenerator<MessageRow> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const rows: (MessageRow & { seq: number })[] = await sql<(MessageRow & { seq: number })[]>`
      SELECT id, role, reply_to, state, sealed, created_at, seq FROM chat_messages
      WHERE session_id = ${chatId} AND seq > ${last} ORDER BY seq LIMIT ${PAGE}`;
    yield* rows;
    last = rows.length === PAGE ? rows.at(-1)?.seq : undefined;
  }
}
