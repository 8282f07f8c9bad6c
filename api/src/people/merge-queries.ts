import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import type { Merge } from '../user-keyed-tables.ts';

/**
 * Moves a visitor's profile: the account's own answers stay, its gaps are filled, and what is counted adds up. The younger birthday
 * decides, unless it is one that no account may have: then a child typed it at this device, and the account's owner keeps theirs.
 */
export async function mergeProfile(sql: SqlOrTransaction, { from, to }: Merge): Promise<void> {
  await dropPlaceholder(sql, { from, to });
  await sql`
    WITH visitor AS (DELETE FROM user_profile WHERE user_id = ${from} RETURNING *)
    INSERT INTO user_profile AS own (
      user_id, username, name, dob, gender, country, language, total_sessions, frequency_sessions, favorite_category,
      auto_delete, created_at, youngest_dob
    )
    SELECT ${to}, username, name, dob, gender, country, language, total_sessions, frequency_sessions, favorite_category,
      auto_delete, created_at, youngest_dob
    FROM visitor
    ON CONFLICT (user_id) DO UPDATE SET
      username = coalesce(own.username, excluded.username),
      name = coalesce(own.name, excluded.name),
      dob = coalesce(own.dob, excluded.dob),
      youngest_dob = CASE
        WHEN own.known_dob IS NOT NULL AND excluded.youngest_dob > now() - make_interval(years => ${policy.limits.age_min})
        THEN own.youngest_dob ELSE greatest(own.youngest_dob, excluded.youngest_dob) END,
      gender = coalesce(own.gender, excluded.gender),
      country = coalesce(own.country, excluded.country),
      language = coalesce(own.language, excluded.language),
      total_sessions = own.total_sessions + excluded.total_sessions,
      frequency_sessions = own.frequency_sessions + excluded.frequency_sessions,
      favorite_category = coalesce(own.favorite_category, excluded.favorite_category),
      updated_at = now()`;
}

// What stands for skipped questions (migration 014) is no answer. It gives way to any, as a whole: half of it beside a real name
// would pass for a birthday, and with it for a grown-up.
async function dropPlaceholder(sql: SqlOrTransaction, { from, to }: Merge): Promise<void> {
  await sql`
    UPDATE user_profile skipped SET name = NULL, dob = NULL, gender = NULL FROM user_profile answered
    WHERE (skipped.user_id, answered.user_id) IN ((${from}, ${to}), (${to}, ${from}))
      AND skipped.dob IS DISTINCT FROM skipped.known_dob AND answered.dob IS NOT DISTINCT FROM answered.known_dob
      AND num_nonnulls(answered.name, answered.dob, answered.gender) > 0`;
}

/** Moves a visitor's traits to an account that has none; an account's own stay. */
export async function moveTraits(sql: SqlOrTransaction, { from, to }: Merge): Promise<void> {
  await sql`
    UPDATE user_traits SET user_id = ${to}
    WHERE user_id = ${from} AND NOT EXISTS (SELECT FROM user_traits WHERE user_id = ${to})`;
}
