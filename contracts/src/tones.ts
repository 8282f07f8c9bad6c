import * as z from 'zod/mini';

/** One healing frequency. `id` is the tone id (`528hz`); `url` is null when its audio is not to be had. */
export const Tone = z.object({ id: z.string(), hz: z.int(), url: z.nullable(z.string()) });
export type Tone = z.infer<typeof Tone>;

/**
 * `GET /v1/tones`: the twelve tones, lowest first, and where to hear them (docs/product/wellness.md, Tones). `loop` tells, in seconds, which part
 * of every file repeats without a seam.
 */
export const ToneList = z.object({
  loop: z.object({ start: z.number(), end: z.number() }),
  tones: z.array(Tone),
});
export type ToneList = z.infer<typeof ToneList>;
