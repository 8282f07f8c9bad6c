import type { SqlOrTransaction } from '../server/database/connect.ts';
import type { Merge } from '../user-keyed-tables.ts';

/** Writes down how it was on `day` ('YYYY-MM-DD'); a second time takes the first one's place. */
export async function saveMood(
  sql: SqlOrTransaction,
  userId: string,
  day: string,
  mood: number,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO mood_checkins (user_id, day, mood, updated_at) VALUES (${userId}, ${day}, ${mood}, ${at})
    ON CONFLICT (user_id, day) DO UPDATE SET mood = excluded.mood, updated_at = excluded.updated_at`;
}

/** The seven days that end with `today`, oldest first; null where nothing was said. */
export async function readMoodWeek(
  sql: SqlOrTransaction,
  userId: string,
  today: string,
): Promise<{ day: string; mood: number | null }[]> {
  return sql<{ day: string; mood: number | null }[]>`
    SELECT week.day::date AS day, mood
    FROM generate_series(${today}::date - 6, ${today}::date, interval '1 day') AS week (day)
    LEFT JOIN mood_checkins AS checkin ON checkin.user_id = ${userId} AND checkin.day = week.day::date
    ORDER BY week.day`;
}

/** Moves a visitor's check-ins to the account they sign in to. Of two of one day the later counts, as it does for one person. */
export async function mergeMoods(sql: SqlOrTransaction, { from, to }: Merge): Promise<void> {
  await sql`
    WITH visitor AS (DELETE FROM mood_checkins WHERE user_id = ${from} RETURNING *)
    INSERT INTO mood_checkins AS own (user_id, day, mood, updated_at)
    SELECT ${to}, day, mood, updated_at FROM visitor
    ON CONFLICT (user_id, day) DO UPDATE SET mood = excluded.mood, updated_at = excluded.updated_at
    WHERE excluded.updated_at > own.updated_at`;
}
