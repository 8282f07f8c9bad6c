import type { Fragment } from 'postgres';
import { boughtPacks } from '../credits/queries.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import type { Standing } from './entitlements.ts';
import { runningPlan } from './running-plan.ts';

/** A person's Standing at `at` as two columns; `userId` is their id or a column that holds it. */
export const standingColumns = (sql: SqlOrTransaction, userId: string | Fragment, at: Date): Fragment => sql`
  ${runningPlan(sql, userId, at)}, EXISTS (SELECT ${boughtPacks(sql, userId)}) AS bought`;

export async function findStanding(sql: SqlOrTransaction, userId: string, at: Date): Promise<Standing> {
  const [row] = await sql<[Standing]>`SELECT ${standingColumns(sql, userId, at)}`;
  return row;
}
