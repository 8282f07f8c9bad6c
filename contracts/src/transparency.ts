import * as z from 'zod/mini';

/** How often something happened in a month; null for fewer than the policy's `smallest_count`, zero too. */
const Count = z.nullable(z.int());

/**
 * `GET /v1/transparency`: what was counted month by month, newest first, none before the first count. `month` is '2026-11', in UTC
 * (docs/product/retention.md, Counts).
 */
export const Transparency = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      /** The month is not over: its counts are full multiples of `smallest_count`, so that nobody sees a single one happen. */
      running: z.boolean(),
      /** Answers of Saathi's own to somebody at risk, with helplines. */
      care_referrals: Count,
      /** How often "That's not what I meant" was said to one. */
      care_not_meant: Count,
      chats_erased: Count,
      accounts_deleted: Count,
    }),
  ),
});
export type Transparency = z.infer<typeof Transparency>;
