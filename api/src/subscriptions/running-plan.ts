import type { Fragment } from 'postgres';
import type { SqlOrTransaction } from '../server/database/connect.ts';

/** The plan that runs for a person at `at`, the better of two, as a column; `userId` is their id or a column that holds it. */
export const runningPlan = (sql: SqlOrTransaction, userId: string | Fragment, at: Date): Fragment => sql`
  (SELECT plan FROM subscriptions WHERE user_id = ${userId} AND runs_until > ${at} ORDER BY plan = 'pro' DESC LIMIT 1) AS plan`;
