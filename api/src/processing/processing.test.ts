import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { policy } from '../policy/policy.ts';
import { sweep } from '../retention/sweep.ts';
import { chatApp, read } from '../testing/chat-app.ts';
import { PASSWORD } from '../testing/visitor.ts';

const { chatter, visitor, deps, wait } = await chatApp();
const { sql, processing } = deps;
const DAY_MS = 86_400_000;
const operationsOf = async (userId: string) => {
  await processing.settled();
  return (await processing.of(userId)).map(({ operation }) => operation);
};

it('says who had data processed when, and by which operation, and nothing of the data', async () => {
  const person = await chatter();
  await read(await person.say('My garden has marigolds'));
  await person.view();
  await person.visitor.send('PATCH', '/v1/profile', { name: '' });
  await person.visitor.send('DELETE', `/v1/chat-sessions/${person.session.id}`);
  const stored = ['PATCH /v1/profile', 'PATCH /v1/profile', 'POST /v1/chat-sessions'];
  const done = [...stored, 'POST /functions/v1/saathi-chat', 'DELETE /v1/chat-sessions/:id'];
  expect(await operationsOf(person.userId)).toEqual(done);
  const rows = await sql<{ row: string }[]>`SELECT t::text AS row FROM processing_log AS t`;
  for (const mark of ['marigolds', person.userId, person.session.id, person.visitor.email])
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(mark);
});

it('records nothing of nobody', async () => {
  const before = await sql`SELECT FROM processing_log`;
  await visitor().send('POST', '/functions/v1/saathi-chat', { message: 'I want to kill myself' });
  await processing.settled();
  expect(await sql`SELECT FROM processing_log`).toHaveLength(before.length);
});

it('is handed over with the person’s data, and stays when the account is erased, without naming it', async () => {
  const person = await chatter();
  await processing.settled();
  const archive = await (await person.visitor.get('/v1/account/export')).arrayBuffer();
  const file = unzipSync(new Uint8Array(archive))['data/processing_log.json'] ?? new Uint8Array();
  expect(strFromU8(file)).toContain('POST /v1/chat-sessions');
  await person.visitor.send('POST', '/v1/account/delete', { password: PASSWORD });
  expect((await operationsOf(person.userId)).slice(-2)).toEqual([
    'GET /v1/account/export',
    'POST /v1/account/delete',
  ]);
});

it('waits for a database that is away', async () => {
  const person = await chatter();
  await sql`ALTER TABLE processing_log RENAME TO away`;
  await processing.settled();
  await sql`ALTER TABLE away RENAME TO processing_log`;
  expect(await operationsOf(person.userId)).toContain('POST /v1/chat-sessions');
});

it('is kept for a year, and counts for twelve months', async () => {
  const person = await chatter();
  await processing.settled();
  const { userId } = person;
  await sql`INSERT INTO user_daily_usage VALUES (${userId}, ${deps.clock()}::timestamptz::date, 3)`;
  await sql`
    INSERT INTO transparency_counts
    VALUES (date_trunc('month', ${deps.clock()}::timestamptz AT TIME ZONE 'UTC')::date, 'care_referrals', 7)
    ON CONFLICT (month, what) DO UPDATE SET count = 7`;
  const left = async () => ({
    operations: (await processing.of(userId)).length > 0,
    days: (await sql`SELECT FROM user_daily_usage WHERE user_id = ${userId}`).length,
    counts: (await sql`SELECT FROM transparency_counts WHERE what = 'care_referrals' AND count = 7`).length,
  });
  const days = policy.retention_days.processing;
  wait((days - 1) * DAY_MS);
  await sweep(sql, deps.clock());
  expect(await left()).toEqual({ operations: true, days: 1, counts: 1 });
  wait(2 * DAY_MS);
  await sweep(sql, deps.clock());
  expect(await left()).toMatchObject({ operations: false, days: 0 });
  wait(31 * DAY_MS);
  await sweep(sql, deps.clock());
  expect(await left()).toEqual({ operations: false, days: 0, counts: 0 });
});
