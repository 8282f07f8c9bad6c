import * as z from 'zod/mini';

/** How it is inside, from 1 (heavy) to 5 (bright). */
export const Mood = z.int().check(z.minimum(1), z.maximum(5));
export type Mood = z.infer<typeof Mood>;

export const moodWords = ['Heavy', 'Low', 'Even', 'Light', 'Bright'] as const;

/** `PUT /v1/moods/today`: today's check-in (day in the policy's zone); a second one takes the first one's place. */
export const MoodRequest = z.strictObject({ mood: Mood });
export type MoodRequest = z.infer<typeof MoodRequest>;

/** `GET /v1/moods`: the last seven days, oldest first, null where nothing was said. Days are YYYY-MM-DD. */
export const MoodWeek = z.object({ days: z.array(z.object({ day: z.string(), mood: z.nullable(Mood) })) });
export type MoodWeek = z.infer<typeof MoodWeek>;
