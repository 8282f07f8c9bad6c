import { oldestSession } from '../../auth/session-lifetime.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';

/** One place where a person is signed in. */
export interface SignedInRow {
  id: string;
  user_agent: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A person's sessions that have not run out at `at`, the one used last first. */
export async function listSignedIn(sql: SqlOrTransaction, userId: string, at: Date): Promise<SignedInRow[]> {
  return sql<SignedInRow[]>`
    SELECT id, user_agent, created_at, updated_at FROM auth_session
    WHERE user_id = ${userId} AND expires_at > ${at} AND created_at > ${oldestSession(at)} ORDER BY updated_at DESC, id`;
}

/** Ends one session of the person. False when it is over, or somebody else's. */
export async function endSession(sql: SqlOrTransaction, userId: string, id: string): Promise<boolean> {
  const { count } = await sql`DELETE FROM auth_session WHERE id = ${id} AND user_id = ${userId}`;
  return count === 1;
}

/** Ends every session of the person but `kept`. */
export async function endOtherSessions(sql: SqlOrTransaction, userId: string, kept: string): Promise<void> {
  await sql`DELETE FROM auth_session WHERE user_id = ${userId} AND id <> ${kept}`;
}
