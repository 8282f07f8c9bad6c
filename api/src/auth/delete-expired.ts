import type { SqlOrTransaction } from '../server/database/connect.ts';

/**
 * Removes sessions and links whose time is over, and anonymous people whom nobody can come back to: without a session
 * and without an address there is no way in, so what they told is erased.
 */
export async function deleteExpired(sql: SqlOrTransaction, now: Date): Promise<void> {
  await sql`DELETE FROM auth_session WHERE expires_at <= ${now}`;
  await sql`DELETE FROM auth_verification WHERE expires_at <= ${now}`;
  await sql`
    DELETE FROM auth_user u
    WHERE u.is_anonymous AND u.created_at < ${now}::timestamptz - interval '1 hour'
      AND NOT EXISTS (SELECT FROM auth_session s WHERE s.user_id = u.id)`;
}
