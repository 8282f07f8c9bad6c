import type { Fragment } from 'postgres';
import type { SqlOrTransaction } from '../server/database/connect.ts';

/** What the transparency page tells, in numbers that name nobody (docs/product/retention.md, Counts). */
export type Counted = 'chats_erased' | 'accounts_deleted' | 'care_referrals' | 'care_not_meant';

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
