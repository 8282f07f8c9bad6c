import * as z from 'zod/mini';

/** A line to reach as data: `dial` is what is dialled, or texted where `text` is true; name and hours in the language of the words. */
export const CareLine = z.object({
  name: z.string(),
  number: z.string(),
  dial: z.string(),
  text: z.boolean(),
  hours: z.string(),
});
export type CareLine = z.infer<typeof CareLine>;

/**
 * What stands with a reply to somebody who may be at risk (docs/product/care.md, Levels). `clear`: Saathi's own words, `words`, take
 * over; `possible`: the companion asks and `words` is null, unless it could not answer and Saathi asks herself.
 */
export const CareHelp = z.object({
  level: z.enum(['clear', 'possible']),
  /** Any string, so that a page of today shows the lines of a kind of tomorrow. */
  kind: z.string(),
  /** Without the lines. */
  words: z.nullable(z.string()),
  /** The one to call first at the top; never empty. */
  lines: z.array(CareLine),
});
export type CareHelp = z.infer<typeof CareHelp>;
