import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayIn } from '../credits/day.ts';
import { STALE_AFTER_MS } from '../credits/sweep.ts';
import { startJobs, stopJobs } from '../jobs/jobs.ts';
import { policy } from '../policy/policy.ts';
import { chatApp, openChat, read } from '../testing/chat-app.ts';
import { createMessageSender } from '../testing/message-sender.ts';
import { startRetention } from './start-retention.ts';
import { sweep } from './sweep.ts';

const { upstream, chatter, deps, wait } = await chatApp();
const HOUR_MS = 3_600_000;
const left = async (ids: string[]) => {
  const rows = await deps.sql<{ id: string }[]>`SELECT id FROM chat_sessions WHERE id = ANY(${ids}::uuid[])`;
  return ids.filter((id) => rows.some((row) => row.id === id));
};

describe('the sweep', () => {
  it('erases an open chat after a day, a saved one and one without Auto-delete after three', async () => {
    const person = await chatter();
    const saved = await openChat(person.visitor, person.userId);
    await person.visitor.send('POST', '/v1/saved-chats', { chat_session_id: saved.session.id });
    const keeper = await chatter();
    await deps.sql`UPDATE user_profile SET auto_delete = false WHERE user_id = ${keeper.userId}`;
    const kept = await openChat(keeper.visitor, keeper.userId);
    upstream.next({ kind: 'reply', words: ['Yes.'] });
    wait(HOUR_MS);
    for (const chat of [person, kept]) await read(await chat.say('Hello'));
    const ids = [person.session.id, saved.session.id, kept.session.id];
    wait(24 * HOUR_MS - 1);
    await sweep(deps.sql, deps.clock());
    expect(await left(ids)).toEqual(ids);
    wait(1);
    expect(await sweep(deps.sql, deps.clock())).toMatchObject({ erased: 1 });
    expect(await left(ids)).toEqual(ids.slice(1));
    wait(48 * HOUR_MS);
    await sweep(deps.sql, deps.clock());
    expect(await left(ids)).toEqual([]);
    const rows = await deps.sql`
      SELECT session_id FROM chat_messages UNION ALL SELECT session_id FROM chat_keys UNION ALL SELECT session_id FROM chat_runs`;
    expect(rows).toHaveLength(0);
  });

  it('erases what an interrupted deletion left without its key', async () => {
    const person = await chatter();
    await deps.sql`DELETE FROM chat_keys WHERE session_id = ${person.session.id}`;
    await sweep(deps.sql, deps.clock());
    expect(await left([person.session.id])).toEqual([]);
  });

  it('can run in several processes at once', async () => {
    const people = await Promise.all([chatter(), chatter(), chatter()]);
    wait(25 * HOUR_MS);
    const swept = await Promise.all([sweep(deps.sql, deps.clock()), sweep(deps.sql, deps.clock())]);
    expect(swept.length).toBe(2);
    expect(await left(people.map(({ session }) => session.id))).toEqual([]);
  });

  it('gives back what a killed process held without a reply behind it', async () => {
    const person = await chatter();
    const { userId } = person;
    const at = deps.clock();
    const messages = createMessageSender(deps.sql, { userId, at, day: dayIn('Asia/Kolkata', at) });
    await messages.accept(randomUUID());
    await deps.sql`DELETE FROM chat_runs WHERE user_id = ${userId}`;
    expect(await sweep(deps.sql, deps.clock())).toMatchObject({ voided: 0 });
    expect(await person.credits()).toMatchObject({ chat_credits: 24 });
    wait(STALE_AFTER_MS + 1);
    expect(await sweep(deps.sql, deps.clock())).toMatchObject({ voided: 1 });
    expect(await person.credits()).toMatchObject({ chat_credits: 25 });
  });
});

it('the recurring job sweeps by itself, and its jobs hold nothing but numbers', async () => {
  wait(25 * HOUR_MS);
  await sweep(deps.sql, deps.clock());
  const person = await chatter();
  wait(25 * HOUR_MS);
  const { promise: sweptOnce, resolve } = Promise.withResolvers<object>();
  const log = { ...deps.log, info: (swept: object) => resolve(swept), error: deps.log.error };
  const jobs = await startJobs(deps.sql, log, { recurring: true });
  await startRetention(jobs, { ...deps, log });
  expect(await sweptOnce).toEqual({ erased: 1, abandoned: 0, voided: 0 });
  expect(await left([person.session.id])).toEqual([]);
  await stopJobs(jobs);
  const [{ days }] = await deps.sql<[{ days: number }]>`
    SELECT max(retention_seconds + deletion_seconds) / 86400 AS days FROM jobs.queue`;
  expect(days).toBeLessThan(policy.retention_days.logs);
  const rows = await deps.sql<
    { data: unknown; output: unknown }[]
  >`SELECT data, output FROM jobs.job WHERE name = 'retention'`;
  expect(rows[0]).toEqual({ data: {}, output: { erased: 1, abandoned: 0, voided: 0 } });
});
