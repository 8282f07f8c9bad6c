import type { Sql, SqlOrTransaction } from '../server/database/connect.ts';
import { oldestSession } from './session-lifetime.ts';

/** What a new account consists of; `password` is already hashed. */
export interface NewAccount {
  userId: string;
  accountId: string;
  email: string;
  password: string;
}

/**
 * Creates an account, or turns the anonymous person with that id into one: the row and everything keyed to it stay.
 * False when the address is taken, also by a sign-up at the same moment, or the person is anonymous no longer.
 */
export async function createAccount(sql: Sql, account: NewAccount): Promise<boolean> {
  return sql.begin(async (transaction) => {
    const mine = await upsertUser(transaction, account);
    if (mine) await insertPassword(transaction, account);
    return mine;
  });
}

/**
 * Lets nobody else take an address until the transaction ends. So whether it is taken can be asked first: a violated unique
 * constraint would leave the address in the database's own log.
 */
export async function lockAddress(sql: SqlOrTransaction, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 0))`;
}

/**
 * Removes sessions and links whose time is over at `now`, and anonymous people whom nobody can come back to: without a session
 * and without an address there is no way in, so what they told is erased.
 */
export async function deleteExpired(sql: SqlOrTransaction, now: Date): Promise<void> {
  await sql`DELETE FROM auth_session WHERE expires_at <= ${now} OR created_at <= ${oldestSession(now)}`;
  await sql`DELETE FROM auth_verification WHERE expires_at <= ${now}`;
  await sql`
    DELETE FROM auth_user u
    WHERE u.is_anonymous AND u.created_at < ${now}::timestamptz - interval '1 hour'
      AND NOT EXISTS (SELECT FROM auth_session s WHERE s.user_id = u.id)`;
}

/** Makes every mailed link to a new password or a new address of a person useless. */
export async function dropMailedLinks(sql: SqlOrTransaction, userId: string): Promise<void> {
  await sql`
    DELETE FROM auth_verification
    WHERE (identifier LIKE 'reset-password:%' AND value = ${userId})
      OR starts_with(identifier, ${`change-email:${userId}:`})`;
}

/** How often a person chose another password. */
export async function findPasswordTurns(sql: SqlOrTransaction, userId: string): Promise<number> {
  const [row] = await sql<{ password_turns: number }[]>`
    SELECT password_turns FROM auth_user WHERE id = ${userId}`;
  return row?.password_turns ?? 0;
}

/** Counts that a person chose another password: no device is known to their account from then on. */
export async function turnPassword(sql: SqlOrTransaction, userId: string): Promise<void> {
  await sql`UPDATE auth_user SET password_turns = password_turns + 1 WHERE id = ${userId}`;
}

/** A silent sign-up that waits for its link. */
export interface WaitingRow {
  value: string;
  expires_at: Date;
}

/** The newest silent sign-up of this visitor with this address whose link was not opened yet. */
export async function findWaiting(
  sql: SqlOrTransaction,
  userId: string,
  email: string,
): Promise<WaitingRow | undefined> {
  const [row] = await sql<WaitingRow[]>`
    SELECT value, expires_at FROM auth_verification
    WHERE starts_with(identifier, ${`sign-up:${userId}:`}) AND expires_at > now()
      AND strpos(value, to_json(${email}::text)::text) > 0
    ORDER BY created_at DESC LIMIT 1`;
  return row;
}

/** Whether a person has given no address yet. False when there is no such person. */
export async function isAnonymous(sql: SqlOrTransaction, userId: string): Promise<boolean> {
  const rows = await sql`SELECT FROM auth_user WHERE id = ${userId} AND is_anonymous`;
  return rows.length === 1;
}

/** Gives a person another address, which counts as verified. False when it is taken or theirs changed meanwhile. */
export async function moveAddress(
  sql: Sql,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<boolean> {
  return sql.begin(async (transaction) => {
    await lockAddress(transaction, to);
    const { count } = await transaction`
      UPDATE auth_user SET email = ${to}, email_verified = true, updated_at = now()
      WHERE id = ${userId} AND email = ${from} AND NOT EXISTS (SELECT FROM auth_user o WHERE o.email = ${to})`;
    return count === 1;
  });
}

/**
 * Creates an unverified person with this address, or gives the address to the anonymous person with that id. False when they
 * are anonymous no longer or the address is taken. Call it in a transaction: it locks the address.
 */
export async function upsertUser(
  sql: SqlOrTransaction,
  { userId, email }: Pick<NewAccount, 'userId' | 'email'>,
): Promise<boolean> {
  await lockAddress(sql, email);
  const rows = await sql`
    INSERT INTO auth_user (id, name, email, email_verified, is_anonymous)
    SELECT ${userId}, '', ${email}, false, false WHERE NOT EXISTS (SELECT FROM auth_user o WHERE o.email = ${email})
    ON CONFLICT (id) DO UPDATE SET email = excluded.email, name = '', is_anonymous = false, updated_at = now()
    WHERE auth_user.is_anonymous
    RETURNING id`;
  return rows.length === 1;
}

async function insertPassword(
  sql: SqlOrTransaction,
  { userId, accountId, password }: NewAccount,
): Promise<void> {
  await sql`
    INSERT INTO auth_account (id, user_id, account_id, provider_id, password, updated_at)
    VALUES (${accountId}, ${userId}, ${userId}, 'credential', ${password}, now())`;
}
