import type { Sql, SqlOrTransaction } from '../../server/database/connect.ts';
import { countUp } from '../../transparency/queries.ts';
import type { UserKeyedTable } from '../../user-keyed-tables.ts';

/** The ids of all of a person's conversations, readable or not. */
export async function listConversations(sql: SqlOrTransaction, userId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`SELECT id FROM chat_sessions WHERE user_id = ${userId}`;
  return rows.map(({ id }) => id);
}

/** Removes a person's rows from one of the userKeyedTables, or what makes them the person's where the law keeps them. */
export async function eraseRows(
  sql: SqlOrTransaction,
  { table, column, kept }: Pick<UserKeyedTable, 'table' | 'column' | 'kept'>,
  userId: string,
): Promise<void> {
  if (kept) return kept.unlink(sql, userId);
  await sql`DELETE FROM ${sql(table)} WHERE ${sql(column)} = ${userId}`;
}

/**
 * Removes the account itself, in one transaction: the person with whatever still hangs on them (their passwords, sessions,
 * and rows that arrived since the walk), their links, and the counters that carry their id. An account
 * with an address is counted.
 */
export async function removeAccount(sql: Sql, { id, email }: { id: string; email: string }): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`
      WITH removed AS (DELETE FROM auth_user WHERE id = ${id} RETURNING is_anonymous)
      ${countUp(tx, 'accounts_deleted', tx`count(*) FROM removed WHERE is_anonymous IS NOT TRUE`)}`;
    await tx`
      DELETE FROM auth_verification
      WHERE strpos(value, ${id}) > 0 OR strpos(identifier, ${id}) > 0
        OR ${email} IN (value, identifier) OR strpos(value, to_json(${email}::text)::text) > 0`;
    await tx`DELETE FROM rate_limit WHERE split_part(key, ':', 2) = ${id}`;
  });
}

/** The address an account is kept under; an anonymous one's is made up. Undefined when there is no such account. */
export async function findAddress(sql: SqlOrTransaction, userId: string): Promise<string | undefined> {
  const [row] = await sql<{ email: string }[]>`SELECT email FROM auth_user WHERE id = ${userId}`;
  return row?.email;
}
