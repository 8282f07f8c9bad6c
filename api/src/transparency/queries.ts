import type { Fragment } from 'postgres';
import * as z from 'zod';
import type { SqlOrTransaction } from '../server/database/connect.ts';

const counted = ['chats_erased', 'accounts_deleted', 'care_referrals', 'care_not_meant'] as const;
/** What the transparency report tells, in numbers that name nobody (docs/product/retention.md, Counts). */
type Counted = (typeof counted)[number];

/**
 * Adds to this month's count, as a statement of its own or the part of another: `amount` is what to add and where it comes from, such
 * as `count(*) FROM removed`. Nothing is written for zero.
 */
export function countUp(sql: SqlOrTransaction, what: Counted, amount: Fragment) {
  return sql`
    INSERT INTO transparency_counts AS counts (month, what, count)
    SELECT date_trunc('month', now() AT TIME ZONE 'UTC')::date, ${what}, amount
    FROM (SELECT ${amount}) AS added (amount) WHERE amount > 0
    ON CONFLICT (month, what) DO UPDATE SET count = counts.count + excluded.count`;
}

/** A month ('2026-11') with what was counted in it; what was not is missing. */
const CountedMonth = z.object({
  month: z.string(),
  running: z.boolean(),
  counts: z.partialRecord(z.enum(counted), z.int()),
});
export type CountedMonth = z.infer<typeof CountedMonth>;

/** The months from the first one that is still counted to the running one, newest first; none before anything was counted. */
export async function listMonths(sql: SqlOrTransaction, at: Date): Promise<CountedMonth[]> {
  const rows = await sql`
    WITH running AS (SELECT date_trunc('month', ${at}::timestamptz AT TIME ZONE 'UTC')::date AS month)
    SELECT to_char(listed.month, 'YYYY-MM') AS month, listed.month = running.month AS running,
      coalesce(jsonb_object_agg(what, count) FILTER (WHERE what IS NOT NULL), '{}') AS counts
    FROM running, generate_series((SELECT min(month) FROM transparency_counts), running.month, interval '1 month') AS listed (month)
    LEFT JOIN transparency_counts AS counted ON counted.month = listed.month
    GROUP BY listed.month, running.month
    ORDER BY listed.month DESC`;
  return z.array(CountedMonth).parse(rows);
}
