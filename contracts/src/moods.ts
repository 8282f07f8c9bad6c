import * as z from 'zod/mini';

/** How it is inside, from 1 (heavy) to 5 (bright). */
export const Mood = z.int().check(z.minimum(1), z.maximum(5));
export type Mood = z.infer<typeof Mood>;

export const moodWords = ['Heavy', 'Low', 'Even', 'Light', 'Bright'] as const;

/** `PUT /v1/moods/today`: today's check-in (day in the policy's zone); a second one takes the first one's place. */
export const MoodRequest = z.strictObject({ mood: Mood });
export type MoodRequest = z.infer<typeof MoodRequest>;

/** The look back at a week of check-ins (docs/product/wellness.md, Weekly reflection). */
export const WeekReflection = z.object({
  /** Whether there are check-ins enough for one. */
  ready: z.boolean(),
  /** Whether the person has it; `words` and `tone` are empty otherwise, and before it is ready. */
  included: z.boolean(),
  /** Sentences. */
  words: z.array(z.string()),
  /** A tone that fits, in Hz, and a sentence on it. */
  tone: z.nullable(z.object({ hz: z.int(), words: z.string() })),
  /** Whether the week is one in which people to talk to had better be in sight, for everybody. */
  help: z.boolean(),
});
export type WeekReflection = z.infer<typeof WeekReflection>;

/**
 * `GET /v1/moods`: the last seven days, oldest first, null where nothing was said, and the look back at them. Days are YYYY-MM-DD.
 */
export const MoodWeek = z.object({
  days: z.array(z.object({ day: z.string(), mood: z.nullable(Mood) })),
  reflection: WeekReflection,
});
export type MoodWeek = z.infer<typeof MoodWeek>;
