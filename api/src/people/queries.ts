import type { Gender, ProfileChange } from 'contracts/people';
import type { SqlOrTransaction } from '../server/database/connect.ts';

/** A row of user_profile with the account's address; the row is filled in as onboarding goes on. */
export interface ProfileRow {
  user_id: string;
  email: string;
  email_verified: boolean;
  anonymous: boolean;
  username: string | null;
  name: string | null;
  dob: string | null;
  /** The youngest birthday they ever gave: it decides about their age. */
  youngest_dob: string | null;
  gender: Gender | null;
  country: string | null;
  language: string | null;
  total_sessions: number;
  frequency_sessions: number;
  favorite_category: string | null;
  auto_delete: boolean;
  created_at: Date;
  updated_at: Date;
  mbti_type: string | null;
}

/** The person's profile, with their type if they have one. Undefined when there is no such account. */
export async function findProfile(sql: SqlOrTransaction, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await sql<ProfileRow[]>`
    SELECT u.id AS user_id, u.email, u.email_verified, coalesce(u.is_anonymous, false) AS anonymous,
      p.username, p.name, p.dob, p.youngest_dob, p.gender, p.country, p.language,
      coalesce(p.total_sessions, 0) AS total_sessions, coalesce(p.frequency_sessions, 0) AS frequency_sessions,
      p.favorite_category, coalesce(p.auto_delete, true) AS auto_delete, u.created_at, coalesce(p.updated_at, u.updated_at) AS updated_at, t.mbti_type
    FROM auth_user u
    LEFT JOIN user_profile p ON p.user_id = u.id
    LEFT JOIN user_traits t ON t.user_id = u.id
    WHERE u.id = ${userId}`;
  return row;
}

/** Remembers a birthday for the person's age alone; the youngest ever given stays (migration 029). */
export async function rememberBirthday(sql: SqlOrTransaction, userId: string, dob: string): Promise<void> {
  await sql`
    INSERT INTO user_profile (user_id, youngest_dob) VALUES (${userId}, ${dob})
    ON CONFLICT (user_id) DO UPDATE SET youngest_dob = excluded.youngest_dob`;
}

/** Writes the given fields and leaves the others as they are. */
export async function saveProfile(
  sql: SqlOrTransaction,
  userId: string,
  change: ProfileChange,
): Promise<void> {
  const { name = null, dob = null, gender = null, country = null, language = null } = change;
  const autoDelete = change.auto_delete ?? null;
  await sql`
    INSERT INTO user_profile (user_id, name, dob, gender, country, language, auto_delete)
    VALUES (${userId}, ${name}, ${dob}, ${gender}, ${country}, ${language}, coalesce(${autoDelete}, true))
    ON CONFLICT (user_id) DO UPDATE SET
      name = coalesce(excluded.name, user_profile.name),
      dob = coalesce(excluded.dob, user_profile.dob),
      gender = coalesce(excluded.gender, user_profile.gender),
      country = coalesce(excluded.country, user_profile.country),
      language = coalesce(excluded.language, user_profile.language),
      auto_delete = coalesce(${autoDelete}, user_profile.auto_delete),
      updated_at = now()`;
}
