import type { Sql, SqlOrTransaction } from '../server/database/connect.ts';
import { lockAddress, upsertUser } from './queries.ts';

/** An account, as far as sign-in with a provider cares. */
export interface Owner {
  id: string;
  email: string;
  email_verified: boolean;
}

/** Whose account a provider's subject is. */
export async function findBySubject(
  sql: SqlOrTransaction,
  providerId: string,
  subject: string,
): Promise<Owner | undefined> {
  const [row] = await sql<Owner[]>`
    SELECT u.id, u.email, u.email_verified FROM auth_account a JOIN auth_user u ON u.id = a.user_id
    WHERE a.provider_id = ${providerId} AND a.account_id = ${subject}`;
  return row;
}

/** The account with an address; both are locked until the transaction ends, the address also while nobody has it. */
export async function lockByEmail(sql: SqlOrTransaction, email: string): Promise<Owner | undefined> {
  await lockAddress(sql, email);
  const [row] = await sql<Owner[]>`
    SELECT id, email, email_verified FROM auth_user WHERE email = ${email} FOR UPDATE`;
  return row;
}

/** Lets a provider's subject sign in to an account. */
export async function insertProvider(
  sql: SqlOrTransaction,
  { userId, providerId, subject }: { userId: string; providerId: string; subject: string },
): Promise<void> {
  await sql`
    INSERT INTO auth_account (id, user_id, account_id, provider_id, updated_at)
    VALUES (${crypto.randomUUID()}, ${userId}, ${subject}, ${providerId}, now())`;
}

/** Takes every way in from an account: passwords, providers, sessions. What was told stays. */
export async function deleteSignInMethods(sql: SqlOrTransaction, userId: string): Promise<void> {
  await sql`DELETE FROM auth_account WHERE user_id = ${userId}`;
  await endSessions(sql, userId);
}

/** Ends every session of a person. */
export async function endSessions(sql: SqlOrTransaction, userId: string): Promise<void> {
  await sql`DELETE FROM auth_session WHERE user_id = ${userId}`;
}

/** Ends the sessions of a person that were used longest ago, so that at most `most` are left. */
export async function endOldestSessions(sql: SqlOrTransaction, userId: string, most: number): Promise<void> {
  await sql`
    DELETE FROM auth_session WHERE id IN (
      SELECT id FROM auth_session WHERE user_id = ${userId} ORDER BY updated_at DESC, created_at DESC OFFSET ${most})`;
}

/** Erases an account that nobody ever proved to own, with everything in it. */
export async function eraseUnproven(sql: SqlOrTransaction, userId: string): Promise<void> {
  await sql`DELETE FROM auth_user WHERE id = ${userId} AND NOT email_verified`;
}

/**
 * Puts an empty account in the place of one that nobody ever proved to own, and has the mailed link `linkId` lead to it: whoever
 * reads the mail finds nothing that a stranger entered under their address. Gives the new account's id; undefined when
 * somebody else has the address meanwhile.
 */
export async function replaceUnproven(
  sql: Sql,
  { id, email }: Pick<Owner, 'id' | 'email'>,
  linkId: string,
): Promise<string | undefined> {
  const userId = crypto.randomUUID();
  return sql.begin(async (tx) => {
    await lockAddress(tx, email);
    await eraseUnproven(tx, id);
    if (!(await upsertUser(tx, { userId, email }))) return undefined;
    await tx`UPDATE auth_verification SET value = ${userId} WHERE id = ${linkId}`;
    return userId;
  });
}

/** Counts an account's address as proven. False when the account is gone or has another address meanwhile. */
export async function markVerified(
  sql: SqlOrTransaction,
  { id, email }: Pick<Owner, 'id' | 'email'>,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE auth_user SET email_verified = true, updated_at = now() WHERE id = ${id} AND email = ${email}`;
  return count === 1;
}

/** Takes the providers from an account whose address was never proven. */
export async function dropUnprovenProviders(sql: SqlOrTransaction, userId: string): Promise<void> {
  await sql`
    DELETE FROM auth_account a USING auth_user u
    WHERE a.user_id = ${userId} AND u.id = a.user_id AND NOT u.email_verified AND a.provider_id <> 'credential'`;
}
