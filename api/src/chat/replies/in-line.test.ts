import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { policy } from '../../policy/policy.ts';
import { type Chatter, chatApp, events, openChat, read } from '../../testing/chat-app.ts';
import { startFaultyUpstream } from '../../testing/faulty-upstream.ts';

const upstream = await startFaultyUpstream();
const { chatter, deps } = await chatApp({ ai: { ...upstream.ai, concurrency: 1 } });
const hurriedUpstream = await startFaultyUpstream();
const hurried = await chatApp({
  ai: { ...hurriedUpstream.ai, concurrency: 1 },
  timeouts: { inLineMs: 50 },
});

afterAll(() => Promise.all([upstream.close(), hurriedUpstream.close()]));

/** Somebody whose reply is being written, at the only place there is. */
async function writing({ chatter: newChatter }: { chatter: () => Promise<Chatter> }, from = upstream) {
  const person = await newChatter();
  const before = from.asked.length;
  from.next({ kind: 'held' });
  const reading = read(await person.say('Hello'));
  await from.calls(before + 1);
  return { person, reading };
}

async function finish(first: Awaited<ReturnType<typeof writing>>, from = upstream): Promise<void> {
  from.next({ kind: 'reply', words: ['I am here.'] });
  from.push('I am here.');
  from.finish();
  expect((await first.reading).last?.type).toBe('done');
}

function useUpFreeStops(): void {
  const { free_stopped_daily } = policy.caps;
  onTestFinished(() => void Object.assign(policy.caps, { free_stopped_daily }));
  policy.caps.free_stopped_daily = 0;
}

const stop = (person: Chatter, messageId: string) =>
  person.visitor.send('POST', `/v1/chat-sessions/${person.session.id}/replies/${messageId}/stop`);
const lastWords = () => upstream.asked.at(-1)?.messages.at(-1)?.content;

describe('a message while the model is busy', () => {
  it('is told its place, and answered when its turn comes', async () => {
    const first = await writing({ chatter });
    const person = await chatter();
    const reading = events(await person.say('And me?'));
    expect((await reading.next()).value).toEqual({ type: 'place', place: 1 });
    expect(await person.credits()).toMatchObject({ chat_credits: 24 });
    await finish(first);
    const rest: unknown[] = [];
    for await (const event of reading) rest.push(event);
    expect(rest[0]).toEqual({ type: 'place', place: 0 });
    expect(rest.at(-1)).toMatchObject({ type: 'done', credits: { chat_credits: 24 } });
  });

  it('waits for one message of a person at a time, whatever else they sent', async () => {
    const first = await writing({ chatter });
    const [keen, patient] = [await chatter(), await chatter()];
    const second = await openChat(keen.visitor, keen.userId);
    const waiting = [
      read(await keen.say('My first')),
      read(await second.say('My second')),
      read(await patient.say('My only one')),
    ];
    const before = upstream.asked.length;
    await finish(first);
    await Promise.all(waiting);
    expect(upstream.asked.slice(before).map(({ messages }) => messages.at(-1)?.content)).toEqual([
      'My first',
      'My only one',
      'My second',
    ]);
  });

  it('goes before others when its person paid for that', async () => {
    const first = await writing({ chatter });
    const [free, paid] = [await chatter(), await chatter()];
    await deps.sql`
      INSERT INTO credit_transfers (user_id, key, kind, currency, from_account, to_account, amount, pack)
      VALUES (${paid.userId}, ${`order:${randomUUID()}`}, 'grant', 'chat', 'issued', 'available', 1, 'pro')`;
    const waiting = [read(await free.say('I was first')), read(await paid.say('I paid'))];
    const before = upstream.asked.length;
    await finish(first);
    await Promise.all(waiting);
    expect(upstream.asked[before]?.messages.at(-1)?.content).toBe('I paid');
  });

  it('that may speak of a risk waits for nobody, and neither does an answer to a crisis', async () => {
    const first = await writing({ chatter });
    const person = await chatter();
    upstream.next({ kind: 'reply', words: ['That sounds heavy.'] });
    expect(
      (await read(await person.say('I feel like such a burden on everyone, they would be better off'))).last,
    ).toMatchObject({
      type: 'done',
    });
    const other = await chatter();
    expect((await read(await other.say('I want to kill myself'))).last).toMatchObject({
      type: 'done',
      message: { care: true },
    });
    await finish(first);
  });

  it('costs nothing when it is stopped in line, though all free stops of the day are used up', async () => {
    useUpFreeStops();
    const first = await writing({ chatter });
    const person = await chatter();
    const messageId = randomUUID();
    const reading = read(await person.say('Hello', { message_id: messageId }));
    const before = upstream.asked.length;
    await stop(person, messageId);
    expect((await reading).last).toMatchObject({ code: 'stopped', credits: { chat_credits: 25 } });
    await finish(first);
    expect(upstream.asked.length).toBe(before);
    // The place in line is free again for who comes next.
    expect((await read(await person.say('Hello again'))).last?.type).toBe('done');
    expect(lastWords()).toBe('Hello again');
  });

  it('costs nothing when its chat is deleted in line', async () => {
    useUpFreeStops();
    const first = await writing({ chatter });
    const person = await chatter();
    const reading = read(await person.say('Hello'));
    await person.visitor.send('DELETE', `/v1/chat-sessions/${person.session.id}`);
    expect((await reading).last).toMatchObject({ code: 'chat_ended', credits: { chat_credits: 25 } });
    await finish(first);
  });

  it('keeps its place when its person closes the page', async () => {
    const first = await writing({ chatter });
    const person = await chatter();
    await (await person.say('I will be back')).body?.cancel();
    await finish(first);
    await deps.runs.drain(10_000);
    expect((await person.view()).messages.at(-1)).toMatchObject({ content: 'I am here.', state: 'done' });
  });

  it('is given back when its turn takes too long to come', async () => {
    const first = await writing(hurried, hurriedUpstream);
    const person = await hurried.chatter();
    expect((await read(await person.say('Hello'))).last).toMatchObject({
      code: 'crowded',
      message: expect.stringContaining('nothing was charged'),
      credits: { chat_credits: 25, daily: { used: 0 } },
    });
    expect((await person.view()).messages).toEqual([]);
    await finish(first, hurriedUpstream);
  });
});
