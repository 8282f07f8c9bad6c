import type { Sql } from '../server/database/connect.ts';

/**
 * Keeps what an anonymous visitor entered when they sign in to the account they already had: the account's own answers
 * stay, its gaps are filled. The anonymous person is deleted afterwards by better-auth.
 */
export async function mergeAnonymous(sql: Sql, from: string, to: string): Promise<void> {
  if (from === to) return;
  await sql.begin(async (transaction) => {
    await transaction`
      INSERT INTO user_profile (user_id, username, name, dob, gender, country, language)
      SELECT ${to}, username, name, dob, gender, country, language FROM user_profile WHERE user_id = ${from}
      ON CONFLICT (user_id) DO UPDATE SET
        name = coalesce(user_profile.name, excluded.name),
        dob = coalesce(user_profile.dob, excluded.dob),
        gender = coalesce(user_profile.gender, excluded.gender),
        country = coalesce(user_profile.country, excluded.country),
        language = coalesce(user_profile.language, excluded.language),
        updated_at = now()`;
    await transaction`
      UPDATE user_traits SET user_id = ${to}
      WHERE user_id = ${from} AND NOT EXISTS (SELECT FROM user_traits WHERE user_id = ${to})`;
    await transaction`
      UPDATE mood_checkins m SET user_id = ${to}
      WHERE user_id = ${from} AND NOT EXISTS (SELECT FROM mood_checkins o WHERE o.user_id = ${to} AND o.day = m.day)`;
  });
}
