import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startJobs, stopJobs } from '../jobs/jobs.ts';
import { createLog } from '../server/log/log.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { MailMessage } from './mail.ts';
import { createMailQueue } from './mail-queue.ts';
import { verificationMail } from './templates.ts';

const { sql } = await testDatabase();
const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const jobs = await startJobs(sql, log, { recurring: false });
const delivered: MailMessage[] = [];
let failures: Error[] = [];
const parts = {
  jobs,
  sql,
  log,
  secret: randomBytes(32).toString('base64'),
  deliver: async (message: MailMessage) => {
    const failure = failures.shift();
    if (failure) throw failure;
    delivered.push(message);
  },
};
const queue = createMailQueue(parts);
const LETTER = verificationMail('asha@example.com', 'https://saathi.example/verify?token=hush');
const down = (words = 'connect ECONNREFUSED') => Object.assign(new Error(words), { code: 'ESOCKET' });
/** Lets the pause before the next try be over, and another process look. */
async function tryAgain() {
  await sql`UPDATE jobs.job SET start_after = now() - interval '1 second' WHERE name = 'mail'`;
  const other = createMailQueue(parts);
  other.send(LETTER);
  await other.stop();
}

beforeEach(async () => {
  lines.length = 0;
  delivered.length = 0;
  failures = [];
  await sql`DELETE FROM jobs.job WHERE name = 'mail'`;
  await sql`DELETE FROM rate_limit`;
});
afterAll(async () => {
  await queue.stop();
  await stopJobs(jobs);
});

it('sends at once, and keeps nothing of what left', async () => {
  queue.send(LETTER);
  await queue.settled();
  expect(delivered).toEqual([LETTER]);
  expect(await sql`SELECT FROM jobs.job WHERE name = 'mail'`).toHaveLength(0);
});

it('keeps a mail that could not be sent, and any process sends it later', async () => {
  failures = [down()];
  queue.send(LETTER);
  await queue.settled();
  expect(await queue.counts?.()).toEqual({ waiting: 1, given_up: 0 });
  const [job] = await sql`SELECT state, start_after > now() AS later FROM jobs.job WHERE name = 'mail'`;
  expect(job).toMatchObject({ state: 'retry', later: true });
  await tryAgain();
  expect(delivered).toEqual([LETTER, LETTER]);
  expect(await queue.counts?.()).toEqual({ waiting: 0, given_up: 0 });
});

it('keeps no address and no link where they could be read: neither in the job nor in the log', async () => {
  failures = [down('550 <asha@example.com> mailbox full')];
  queue.send(LETTER);
  await queue.settled();
  const rows = await sql<{ row: string }[]>`SELECT job::text AS row FROM jobs.job WHERE name = 'mail'`;
  expect(rows).toHaveLength(1);
  for (const text of [rows[0]?.row ?? '', ...lines]) expect(text).not.toMatch(/asha|hush/);
  expect(lines.join()).toContain('it waits and is tried again');
});

it('gives up after many tries, and says so', async () => {
  failures = [down(), down()];
  queue.send(LETTER);
  await queue.settled();
  await sql`UPDATE jobs.job SET retry_count = retry_limit - 1 WHERE name = 'mail'`;
  await tryAgain();
  expect(await queue.counts?.()).toEqual({ waiting: 0, given_up: 1 });
  expect(lines.join()).toContain('mail given up');
});

it('does not try an address again that the server will never take', async () => {
  failures = [Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 })];
  queue.send(LETTER);
  await queue.settled();
  expect(await queue.counts?.()).toEqual({ waiting: 0, given_up: 0 });
  expect(lines.join()).toContain('mail given up');
});
