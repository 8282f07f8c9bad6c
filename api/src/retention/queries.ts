import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';

const DAY_MS = 86_400_000;

/** Removes what was kept for a time that is over: the processing record by the policy's retention_days, counts by its retention_months. */
export async function deleteOldRecords(sql: SqlOrTransaction, at: Date): Promise<void> {
  const { processing } = policy.retention_days;
  const since = sql`(${at}::timestamptz AT TIME ZONE 'UTC' - make_interval(months => ${policy.retention_months.counts}))`;
  await sql`DELETE FROM processing_log WHERE at < ${new Date(at.getTime() - processing * DAY_MS)}`;
  await sql`DELETE FROM user_daily_usage WHERE usage_date < ${since}::date`;
  await sql`DELETE FROM transparency_counts WHERE month < date_trunc('month', ${since})::date`;
}
