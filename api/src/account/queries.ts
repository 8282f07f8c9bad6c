import type { SqlOrTransaction } from '../server/database/connect.ts';

const PASSWORD = 'credential';

/** How a person can sign in: the hash of their password, if they have one, and the providers they came through. */
export interface SignInMethods {
  passwordHash: string | null;
  providers: string[];
}

/** A person's ways in; somebody anonymous has none. */
export async function findSignInMethods(sql: SqlOrTransaction, userId: string): Promise<SignInMethods> {
  const rows = await sql<{ provider_id: string; password: string | null }[]>`
    SELECT provider_id, password FROM auth_account WHERE user_id = ${userId} ORDER BY created_at, provider_id`;
  return {
    passwordHash: rows.find(({ provider_id }) => provider_id === PASSWORD)?.password ?? null,
    providers: rows.map(({ provider_id }) => provider_id).filter((id) => id !== PASSWORD),
  };
}
