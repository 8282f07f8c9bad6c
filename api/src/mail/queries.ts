import type { Sql } from '../server/database/connect.ts';

/** How many mails wait for their next try, and how many were given up in the last seven days. */
export interface MailCounts {
  waiting: number;
  given_up: number;
}

/** Whether this person still has an account. */
export async function hasAccount(sql: Sql, person: string): Promise<boolean> {
  return (await sql`SELECT FROM auth_user WHERE id = ${person}`).length > 0;
}

/** Counts the mails in the job queue. */
export async function countMails(sql: Sql): Promise<MailCounts> {
  const [row] = await sql<MailCounts[]>`
    SELECT
      count(*) FILTER (WHERE state IN ('created', 'retry', 'active')) AS waiting,
      count(*) FILTER (WHERE state = 'failed') AS given_up
    FROM jobs.job WHERE name = 'mail'`;
  return { waiting: row?.waiting ?? 0, given_up: row?.given_up ?? 0 };
}
