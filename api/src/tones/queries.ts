import type { SqlOrTransaction } from '../server/database/connect.ts';

/** Counts one more time that a person listened to a tone (docs/product/wellness.md, Frequency sessions). */
export async function countFrequencySession(sql: SqlOrTransaction, userId: string): Promise<void> {
  await sql`
    INSERT INTO user_profile (user_id, frequency_sessions) VALUES (${userId}, 1)
    ON CONFLICT (user_id) DO UPDATE SET frequency_sessions = user_profile.frequency_sessions + 1`;
}
