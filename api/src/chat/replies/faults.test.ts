import { randomUUID } from 'node:crypto';
import type { ReplyEvent } from 'contracts/chat';
import { describe, expect, it } from 'vitest';
import { dayIn } from '../../credits/day.ts';
import { sweepReservations } from '../../credits/sweep.ts';
import { policy } from '../../policy/policy.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
import { type Chatter, chatApp, events, openChat, read } from '../../testing/chat-app.ts';
import type { Fault } from '../../testing/faulty-upstream.ts';
import { LEASE_MS } from './lease.ts';
import { sweepRuns } from './settle.ts';

const { upstream, chatter, deps, beside } = await chatApp();

// Waits for nothing long, to meet the faults in which nothing comes.
const impatient = await chatApp({ timeouts: { connectMs: 2000, idleMs: 300 } });

// Gives a reply little time in all.
const hurried = await chatApp({ timeouts: { firstWordsMs: 300, longestMs: 600 } });

const TROUBLE =
  "I'm having trouble connecting right now, but I'm here to listen. Could you tell me more about what's on your mind?";

const ONCE = `data: ${JSON.stringify({ choices: [{ delta: { content: 'Once upon a time ' } }] })}\n\n`;
const BROKEN = `data: ${JSON.stringify({ error: { message: 'overloaded', code: 503 } })}\n\n`;

const replyPath = (person: Chatter, messageId: string) =>
  `/v1/chat-sessions/${person.session.id}/replies/${messageId}`;

async function expectUntouched(person: Chatter, { sql } = deps): Promise<void> {
  expect((await person.view()).messages).toEqual([]);
  expect(await person.credits()).toMatchObject({ chat_credits: 25, daily: { used: 0 } });
  const [ledger] = await sql`
    SELECT held, (SELECT count(*)::int FROM credit_reservations WHERE user_id = ${person.userId} AND state = 'held') AS open
    FROM credit_accounts WHERE user_id = ${person.userId} AND currency = 'chat'`;
  expect(ledger).toEqual({ held: 0, open: 0 });
  const runs = await sql`SELECT state FROM chat_runs WHERE user_id = ${person.userId}`;
  expect(runs.every(({ state }) => state === 'failed')).toBe(true);
}

describe('a model that fails', () => {
  it.each<[string, Fault, string, string]>([
    ['refuses', { kind: 'status', status: 429 }, TROUBLE, 'AI service error: 429'],
    ['knows no such key', { kind: 'status', status: 401 }, TROUBLE, 'AI service error: 401'],
    ['breaks', { kind: 'status', status: 500 }, TROUBLE, 'AI service error: 500'],
    ['breaks inside its stream', { kind: 'raw', pieces: [BROKEN] }, TROUBLE, 'AI service error: 503'],
    ['talks another protocol', { kind: 'garbage' }, TROUBLE, 'AI service error: garbage'],
    ['says nothing', { kind: 'reply', words: [] }, TROUBLE, 'AI service error: empty'],
    ['hangs at once', { kind: 'hang', words: [] }, TROUBLE, 'AI service error: timeout'],
    ['never ends its line', { kind: 'endless' }, TROUBLE, 'AI service error: garbage'],
  ])('that %s costs nothing and leaves nothing', async (_name, fault, words, inLog) => {
    const person = await impatient.chatter();
    impatient.upstream.next(fault);
    const change = { message_id: randomUUID() };
    const { last } = await read(await person.say('Please explain photosynthesis', change));
    expect(last).toMatchObject({ type: 'problem', message: words, credits: { chat_credits: 25 } });
    await expectUntouched(person, impatient.deps);
    expect(impatient.logged.join('')).toContain(inLog);
    // Whoever asks again for the same message hears the same, and a new one works.
    expect((await read(await person.say('Please explain photosynthesis', change))).last).toEqual(last);
    impatient.upstream.next({ kind: 'reply', words: ['I am here.'] });
    expect((await read(await person.say('Hello again'))).last?.type).toBe('done');
  });

  it.each<[string, Fault, string]>([
    [
      'is cut off in the middle of a word',
      { kind: 'cut', words: ['Once upon a time th'] },
      'AI service error: cut',
    ],
    ['ends too soon', { kind: 'truncate', words: ['Once upon a time '] }, 'AI service error: cut'],
    ['breaks midway', { kind: 'raw', pieces: [ONCE, BROKEN] }, 'AI service error: 503'],
    ['hangs midway', { kind: 'hang', words: ['Once upon a time '] }, 'AI service error: timeout'],
  ])('that %s after words were shown keeps them, and they cost', async (_name, fault, inLog) => {
    const person = await impatient.chatter();
    impatient.upstream.next(fault);
    const { text, last } = await read(await person.say('A story, please'));
    // Half a word is held back: nobody knows yet what it will be.
    expect(text).toBe('Once upon a time ');
    expect(last).toMatchObject({
      type: 'done',
      message: { state: 'stopped', content: text },
      credits: { chat_credits: 24, daily: { used: 1 } },
    });
    expect((await person.view()).messages.at(-1)).toMatchObject({ state: 'stopped', content: text });
    expect(impatient.logged.join('')).toContain(inLog);
  });

  it('that says it finished is believed, though it keeps the connection open', async () => {
    const person = await impatient.chatter();
    impatient.upstream.next({ kind: 'open', words: ['Good ', 'night.'], end: 'finish_reason' });
    expect((await read(await person.say('Good night'))).last).toMatchObject({
      type: 'done',
      message: { state: 'done', content: 'Good night.' },
      credits: { chat_credits: 24 },
    });
  });

  it('that goes on too long keeps what was shown until then, and it costs', async () => {
    const person = await hurried.chatter();
    hurried.upstream.next({ kind: 'held' });
    const reading = events(await person.say('A long story'));
    await hurried.upstream.calls(1);
    hurried.upstream.push('Once upon a time there was a king. And then ');
    let last: unknown;
    for await (const event of reading) last = event;
    expect(last).toMatchObject({
      type: 'done',
      message: { state: 'stopped', content: expect.stringMatching(/^Once upon/) },
      credits: { chat_credits: 24 },
    });
  });

  it('that only murmurs and never says a word costs nothing', async () => {
    const person = await hurried.chatter();
    hurried.upstream.next({ kind: 'murmur', comments: 1000, words: [] });
    expect((await read(await person.say('Hello'))).last).toMatchObject({
      type: 'problem',
      credits: { chat_credits: 25 },
    });
    await expectUntouched(person, hurried.deps);
  });

  it('whose reply is endless ends it at the cap, and the chat goes on with as much of it as fits', async () => {
    const person = await chatter();
    const line = 'And then they walked on. ';
    upstream.next({ kind: 'reply', words: Array.from({ length: 40 }, () => line.repeat(1000)) });
    const { text, last } = await read(await person.say('Tell me everything'));
    expect(text.length).toBeLessThanOrEqual(policy.caps.reply_characters);
    expect(last).toMatchObject({
      type: 'done',
      message: { state: 'stopped' },
      credits: { chat_credits: 24 },
    });
    upstream.next({ kind: 'reply', words: ['Good.'] });
    expect((await read(await person.say('And now?'))).text).toBe('Good.');
  });

  it('is a teacher’s trouble with homework', async () => {
    const person = await impatient.chatter({}, { category: 'teacher' });
    impatient.upstream.next({ kind: 'status', status: 500 });
    const response = await person.say('What is 2 + 2?', {}, 'application/json');
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('homework') });
    await expectUntouched(person, impatient.deps);
  });
});

describe('a reader who leaves', () => {
  it('does not stop the reply: it is kept and charged', async () => {
    const person = await chatter();
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    const response = await person.say('Hello');
    await upstream.calls(before + 1);
    await response.body?.cancel();
    upstream.push('I am still here.');
    upstream.finish();
    await deps.runs.drain(10_000);
    expect((await person.view()).messages.at(-1)).toMatchObject({
      content: 'I am still here.',
      state: 'done',
    });
    expect(await person.credits()).toMatchObject({ chat_credits: 24 });
  });

  it('comes back to the start of the reply, through another process, while it is written', async () => {
    const person = await chatter();
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    const messageId = randomUUID();
    const response = await person.say('Hello', { message_id: messageId });
    await upstream.calls(before + 1);
    upstream.push('The first words, ');
    const first = events(response);
    await first.next();
    await response.body?.cancel().catch(() => {});
    const again = events(await beside(() => person.visitor.get(replyPath(person, messageId))));
    expect((await again.next()).value).toMatchObject({
      type: 'delta',
      text: expect.stringMatching(/^The first/),
    });
    expect((await person.view()).messages.at(-1)).toMatchObject({ state: 'running', reply_to: messageId });
    upstream.push('and the last.');
    upstream.finish();
    let last: unknown;
    for await (const event of again) last = event;
    expect(last).toMatchObject({ type: 'done', message: { content: 'The first words, and the last.' } });
  });

  it('can stop it through another process', async () => {
    const person = await chatter();
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    const messageId = randomUUID();
    const reading = read(await person.say('Hello', { message_id: messageId }));
    await upstream.calls(before + 1);
    const stopped = await beside(() => person.visitor.send('POST', `${replyPath(person, messageId)}/stop`));
    expect(stopped.status).toBe(204);
    expect((await reading).last).toMatchObject({ type: 'problem', code: 'stopped' });
    await expectUntouched(person);
  });

  it('pays for one stopped before its first words, once ten of the day were stopped so early', async () => {
    const person = await chatter();
    const today = dayIn(policy.free.day_zone, deps.clock());
    await deps.sql`
      INSERT INTO user_daily_usage (user_id, usage_date, message_count, free_stopped)
      VALUES (${person.userId}, ${today}, 0, 10)`;
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    const messageId = randomUUID();
    const reading = read(await person.say('Hello', { message_id: messageId }));
    await upstream.calls(before + 1);
    await person.visitor.send('POST', `${replyPath(person, messageId)}/stop`);
    const said = {
      type: 'problem',
      code: 'stopped_charged',
      message: expect.stringContaining('your words are kept. It cost as much as an answer'),
      credits: { chat_credits: 24, daily: { used: 1 } },
    };
    expect((await reading).last).toMatchObject(said);
    expect((await read(await person.visitor.get(replyPath(person, messageId)))).last).toMatchObject(said);
    expect((await person.view()).messages).toEqual([]);
  });

  it('finds the finished reply at once', async () => {
    const person = await chatter();
    upstream.next({ kind: 'reply', words: ['Hello.'] });
    const messageId = randomUUID();
    const { last } = await read(await person.say('Hello', { message_id: messageId }));
    expect(await read(await person.visitor.get(replyPath(person, messageId)))).toEqual({
      text: 'Hello.',
      last,
    });
  });
});

describe('a conversation deleted while its reply is written', () => {
  async function replying(): Promise<{ person: Chatter; reading: AsyncGenerator<ReplyEvent> }> {
    const person = await chatter();
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    const reading = events(await person.say('Hello'));
    await upstream.calls(before + 1);
    return { person, reading };
  }

  async function expectNothingLeft({ userId, session }: Chatter): Promise<void> {
    const rows = await deps.sql`
      SELECT id::text FROM chat_messages WHERE user_id = ${userId}
      UNION ALL SELECT reply_id::text FROM chat_runs WHERE user_id = ${userId}
      UNION ALL SELECT session_id::text FROM chat_keys WHERE session_id = ${session.id}`;
    expect(rows).toHaveLength(0);
  }

  async function endOf(reading: AsyncGenerator<ReplyEvent>): Promise<ReplyEvent | undefined> {
    let last: ReplyEvent | undefined;
    for await (const event of reading) last = event;
    return last;
  }

  it('keeps no word of it, and costs what was shown', async () => {
    const { person, reading } = await replying();
    upstream.push('Words that must not stay. And more ');
    await reading.next();
    await person.visitor.send('DELETE', `/v1/chat-sessions/${person.session.id}`);
    upstream.push('of them. ');
    upstream.finish();
    expect(await endOf(reading)).toMatchObject({ code: 'chat_ended', credits: { chat_credits: 24 } });
    await expectNothingLeft(person);
    expect(await person.credits()).toMatchObject({ chat_credits: 24, daily: { used: 1 } });
  });

  it('costs nothing before the first words', async () => {
    const { person, reading } = await replying();
    await person.visitor.send('DELETE', `/v1/chat-sessions/${person.session.id}`);
    expect(await endOf(reading)).toMatchObject({ code: 'chat_ended', credits: { chat_credits: 25 } });
    await expectNothingLeft(person);
    expect(await person.credits()).toMatchObject({ chat_credits: 25, daily: { used: 0 } });
  });

  it('costs as well when it is deleted just before its last word, which finds no chat to be kept in', async () => {
    const { person, reading } = await replying();
    await deps.sql.begin(async (eraser) => {
      await eraser`SELECT FROM chat_sessions WHERE id = ${person.session.id} FOR UPDATE`;
      upstream.push('Hello.');
      upstream.finish();
      for (let waiting = 0; waiting === 0; ) {
        waiting = (await deps.sql`SELECT FROM pg_locks WHERE NOT granted`).length;
      }
      await eraser`DELETE FROM chat_sessions WHERE id = ${person.session.id}`;
    });
    expect(await endOf(reading)).toMatchObject({ code: 'chat_ended', credits: { chat_credits: 24 } });
    await expectNothingLeft(person);
    expect(await person.credits()).toMatchObject({ chat_credits: 24, daily: { used: 1 } });
  });
});

describe('a reply that is stored while the next message comes in', () => {
  it('waits for the chat before it touches its run, so that neither can lock the other out', async () => {
    const person = await chatter();
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    const reading = read(await person.say('Hello'));
    await upstream.calls(before + 1);
    await deps.sql.begin(async (next) => {
      await next`UPDATE chat_sessions SET updated_at = updated_at WHERE id = ${person.session.id}`;
      upstream.push('Hello.');
      upstream.finish();
      for (let waiting = 0; waiting === 0; ) {
        waiting = (await deps.sql`SELECT FROM pg_locks WHERE NOT granted`).length;
      }
      await next`SELECT FROM chat_runs WHERE session_id = ${person.session.id} FOR UPDATE NOWAIT`;
    });
    expect((await reading).last?.type).toBe('done');
  });
});

describe('a model that is asked while the message is being stored', () => {
  /** Sends a message that cannot be stored before `until` is through, with the model already asked. */
  async function sendBeforeStoring(
    person: Chatter,
    lock: (sql: SqlOrTransaction) => Promise<unknown>,
    until: (sql: SqlOrTransaction) => Promise<unknown>,
  ) {
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    let answered = false;
    const saying = await deps.sql.begin(async (other) => {
      await lock(other);
      const response = person.say('Hello').finally(() => {
        answered = true;
      });
      await upstream.calls(before + 1);
      upstream.push('I am here.');
      await until(other);
      expect(answered).toBe(false);
      return { response };
    });
    return saying.response;
  }

  it('is not heard when the message is refused: nothing is shown, stored or charged', async () => {
    const person = await chatter();
    const account = (sql: SqlOrTransaction, available: number) =>
      sql`UPDATE credit_accounts SET available = ${available} WHERE user_id = ${person.userId} AND currency = 'chat'`;
    const response = await sendBeforeStoring(
      person,
      (other) => account(other, 0),
      () => person.view(),
    );
    expect(await response.json()).toMatchObject({ code: 'no_credits' });
    await upstream.abandoned();
    await account(deps.sql, 25);
    await expectUntouched(person);
  });

  it('is heard only once the message is stored', async () => {
    const person = await chatter();
    const response = await sendBeforeStoring(
      person,
      (other) => other`SELECT FROM chat_sessions WHERE id = ${person.session.id} FOR UPDATE`,
      async () => {
        upstream.finish();
        expect((await person.view()).messages).toEqual([]);
      },
    );
    expect(await read(response)).toMatchObject({ text: 'I am here.', last: { type: 'done' } });
    expect(await person.credits()).toMatchObject({ chat_credits: 24, daily: { used: 1 } });
  });

  it('is not heard when the database fails', async () => {
    const person = await chatter();
    const response = await sendBeforeStoring(
      person,
      (other) => other`LOCK TABLE credit_reservations`,
      (other) => other`ALTER TABLE credit_reservations RENAME TO credit_reservations_away`,
    );
    expect(response.status).toBe(500);
    await upstream.abandoned();
    await deps.sql`ALTER TABLE credit_reservations_away RENAME TO credit_reservations`;
    await expectUntouched(person);
  });

  it('is not asked at all when it is plain that the message will be refused', async () => {
    const person = await chatter();
    await deps.sql`UPDATE credit_accounts SET available = 0 WHERE user_id = ${person.userId}`;
    const before = upstream.asked.length;
    expect((await person.say('Hello')).status).toBe(402);
    expect(upstream.asked.length).toBe(before);
  });
});

describe('a database that fails', () => {
  it('at the moment of storing gives the credit back', async () => {
    const person = await chatter();
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    const reading = read(await person.say('Hello'));
    await upstream.calls(before + 1);
    await deps.sql`ALTER TABLE chat_category_counts RENAME TO chat_category_counts_away`;
    upstream.push('Never stored.');
    upstream.finish();
    const { last } = await reading;
    await deps.sql`ALTER TABLE chat_category_counts_away RENAME TO chat_category_counts`;
    expect(last).toMatchObject({ message: 'Failed to send message. Credit refunded.' });
    await expectUntouched(person);
  });
});

describe('a database that is away for a moment', () => {
  it('while a reply is stored costs neither the reply nor a credit too many', async () => {
    const person = await chatter();
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    const reading = read(await person.say('Hello'));
    await upstream.calls(before + 1);
    await deps.sql.begin(async (other) => {
      await other`SELECT FROM chat_sessions WHERE id = ${person.session.id} FOR UPDATE`;
      upstream.push('I am still here.');
      upstream.finish();
      for (let lost = 0; lost === 0; ) {
        lost = (
          await other`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`
        ).length;
      }
    });
    expect((await reading).last).toMatchObject({
      type: 'done',
      message: { content: 'I am still here.', state: 'done' },
      credits: { chat_credits: 24, daily: { used: 1 } },
    });
  });
});

describe('a writer that died', () => {
  // To everybody whose clock is a lease ahead, this app is dead: what it says comes too late.
  async function orphan(): Promise<{ person: Chatter; messageId: string; revive: () => Promise<void> }> {
    const person = await chatter();
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    const messageId = randomUUID();
    const response = await person.say('Hello', { message_id: messageId });
    await upstream.calls(before + 1);
    return {
      person,
      messageId,
      revive: async () => {
        upstream.push('Too late.');
        upstream.finish();
        expect((await read(response)).last?.type).toBe('problem');
      },
    };
  }

  it('is given up by whoever comes back after its lease, and what it still says is not kept', async () => {
    const { person, messageId, revive } = await orphan();
    const again = await beside(() => person.visitor.get(replyPath(person, messageId)), LEASE_MS);
    expect((await read(again)).last).toMatchObject({
      type: 'problem',
      message: 'Failed to send message. Credit refunded.',
    });
    await expectUntouched(person);
    await revive();
    await expectUntouched(person);
  });

  it('holds up the next message of its chat no longer than its lease', async () => {
    const { person, revive } = await orphan();
    expect(await (await person.say('Hello again')).json()).toMatchObject({ code: 'chat_busy' });
    upstream.next({ kind: 'reply', words: ['Here I am.'] });
    const again = await beside(() => person.say('Hello again'), LEASE_MS);
    expect((await read(again)).last).toMatchObject({ type: 'done', credits: { chat_credits: 24 } });
    await revive();
    expect(await person.credits()).toMatchObject({ chat_credits: 24, daily: { used: 1 } });
  });

  it('gives the last credit back to who spends it in another chat', async () => {
    const { person, revive } = await orphan();
    await deps.sql`UPDATE credit_accounts SET available = 0 WHERE user_id = ${person.userId} AND currency = 'chat'`;
    upstream.next({ kind: 'reply', words: ['Here I am.'] });
    const { say } = await openChat(person.visitor, person.userId);
    expect((await say('Hello')).status).toBe(402);
    expect((await read(await beside(() => say('Hello'), LEASE_MS))).last?.type).toBe('done');
    await revive();
  });

  it('is given up by the sweep', async () => {
    const { person, revive } = await orphan();
    const later = new Date(deps.clock().getTime() + LEASE_MS);
    expect(await sweepRuns(deps.sql, later)).toBe(1);
    await expectUntouched(person);
    await revive();
    expect(await sweepReservations(deps.sql, later)).toBe(0);
    await expectUntouched(person);
  });
});
