import type { Sql } from '../server/database/connect.ts';

/** How many mails wait for their next try, and how many were given up in the last seven days. */
export interface MailCounts {
  waiting: number;
  given_up: number;
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
