import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { policy } from '../../policy/policy.ts';
import { type Chatter, chatApp, events, read } from '../../testing/chat-app.ts';
import { LEASE_MS } from './lease.ts';
import { sweepRuns } from './settle.ts';

const { upstream, chatter, deps, beside } = await chatApp();

const WORDS = 'I planted marigolds today';

/** Somebody whose message was answered, and its id. */
async function answered(words = WORDS, reply = 'Lovely.'): Promise<Chatter & { replaces: string }> {
  const person = await chatter();
  const replaces = randomUUID();
  upstream.next({ kind: 'reply', words: [reply] });
  await read(await person.say(words, { message_id: replaces }));
  return { ...person, replaces };
}

async function replies(person: Chatter): Promise<unknown[]> {
  return (await person.view()).messages.map(({ role, content, earlier }) => ({ role, content, earlier }));
}

const asked = () => JSON.stringify(upstream.asked.at(-1)?.messages);
const problemOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as object),
});

describe('a reply that is tried again', () => {
  it('takes the place of the earlier one, which can be looked back at, and costs as any', async () => {
    const person = await answered();
    upstream.next({ kind: 'reply', words: ['Which ', 'colour?'] });
    const change = { replaces: person.replaces };
    const { last } = await read(await person.say(WORDS, change));
    const earlier = [{ content: 'Lovely.', state: 'done', lang: 'en', dir: 'ltr' }];
    expect(last).toMatchObject({
      type: 'done',
      message: { content: 'Which colour?', earlier },
      credits: { chat_credits: 23, daily: { used: 2 } },
    });
    expect(await replies(person)).toEqual([
      { role: 'user', content: WORDS, earlier: undefined },
      { role: 'assistant', content: 'Which colour?', earlier },
    ]);
    // The model is asked as it was the first time: neither the earlier reply nor the message twice.
    expect(asked().split(WORDS)).toHaveLength(2);
    expect(asked()).not.toContain('Lovely.');
  });

  it('keeps every reply there was, up to the most there can be, and is refused beyond', async () => {
    const person = await answered('Tell me a riddle', 'Riddle 1');
    let replaces = person.replaces;
    for (let n = 2; n <= policy.caps.reply_versions; n++) {
      const message_id = randomUUID();
      upstream.next({ kind: 'reply', words: [`Riddle ${n}`] });
      await read(await person.say('Tell me a riddle', { message_id, replaces }));
      replaces = message_id;
    }
    const reply = (await person.view()).messages.at(-1);
    expect(reply?.earlier?.map(({ content }) => content)).toEqual([
      'Riddle 1',
      'Riddle 2',
      'Riddle 3',
      'Riddle 4',
    ]);
    const more = await problemOf(await person.say('Tell me a riddle', { replaces }));
    expect(more).toMatchObject({ status: 409, code: 'tried_enough' });
    expect(await person.credits()).toMatchObject({ chat_credits: 20 });
  });

  it.each<[string, () => Promise<unknown>, (person: Chatter & { replaces: string }) => Promise<unknown>]>([
    [
      'that the model refuses',
      async () => upstream.next({ kind: 'status', status: 500 }),
      async (person) => (await read(await person.say(WORDS, { replaces: person.replaces }))).last,
    ],
    [
      'whose writer died',
      async () => upstream.next({ kind: 'held' }),
      async (person) => {
        const before = upstream.asked.length;
        const reading = read(await person.say(WORDS, { replaces: person.replaces }));
        await upstream.calls(before + 1);
        await beside(async () =>
          sweepRuns(deps.sql, new Date(deps.clock().getTime() + LEASE_MS), person.userId),
        );
        upstream.push('Too late.');
        upstream.finish();
        return (await reading).last;
      },
    ],
  ])('%s leaves the earlier one where it was, and costs nothing', async (_name, prepare, attempt) => {
    const person = await answered();
    const before = await person.view();
    await prepare();
    expect(await attempt(person)).toMatchObject({ type: 'problem', credits: { chat_credits: 24 } });
    expect((await person.view()).messages).toEqual(before.messages);
    expect(await person.credits()).toMatchObject({ chat_credits: 24, daily: { used: 1 } });
  });

  it('says while it runs what it takes the place of, which is there until it has ended', async () => {
    const person = await answered();
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    const message_id = randomUUID();
    const reading = read(await person.say(WORDS, { message_id, replaces: person.replaces }));
    await upstream.calls(before + 1);
    const { messages } = await person.view();
    expect(messages).toHaveLength(4);
    expect(messages.at(-1)).toMatchObject({
      state: 'running',
      reply_to: message_id,
      replaces: person.replaces,
    });
    upstream.push('Here.');
    upstream.finish();
    await reading;
    expect((await person.view()).messages).toHaveLength(2);
  });

  it('is the same one when it is sent twice, through another process too', async () => {
    const person = await answered();
    const change = { message_id: randomUUID(), replaces: person.replaces };
    upstream.next({ kind: 'reply', words: ['Once.'] });
    const first = await read(await person.say(WORDS, change));
    const again = await beside(async () => read(await person.say(WORDS, change)));
    expect(again.last).toEqual(first.last);
    expect(await person.credits()).toMatchObject({ chat_credits: 23 });
  });

  it('in two tabs at once is tried once, and the other is told', async () => {
    const person = await answered();
    upstream.next({ kind: 'reply', words: ['One of two.'] });
    const tabs = await Promise.all([0, 1].map(() => person.say(WORDS, { replaces: person.replaces })));
    const taken = tabs.filter(({ status }) => status === 200);
    await Promise.all(taken.map(read));
    const codes = await Promise.all(tabs.filter((tab) => !taken.includes(tab)).map(problemOf));
    expect(taken).toHaveLength(1);
    expect(codes).toMatchObject([{ status: 409, code: expect.stringMatching(/chat_busy|moved_on/) }]);
    expect(await replies(person)).toHaveLength(2);
    expect(await person.credits()).toMatchObject({ chat_credits: 23 });
  });

  it('tells whoever asks for the replaced one so, and charges nothing', async () => {
    const person = await answered();
    upstream.next({ kind: 'reply', words: ['Newer.'] });
    await read(await person.say(WORDS, { replaces: person.replaces }));
    const { last } = await read(await person.say(WORDS, { message_id: person.replaces }));
    expect(last).toMatchObject({ type: 'problem', code: 'replaced', credits: { chat_credits: 23 } });
  });

  it('in a chat that is erased meanwhile leaves nothing', async () => {
    const person = await answered();
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    const reading = events(await person.say(WORDS, { replaces: person.replaces }));
    await upstream.calls(before + 1);
    upstream.push('Words. ');
    expect((await reading.next()).value).toMatchObject({ type: 'delta' });
    await person.visitor.send('DELETE', `/v1/chat-sessions/${person.session.id}`);
    upstream.finish();
    for await (const _ of reading);
    expect(await deps.sql`SELECT FROM chat_messages WHERE user_id = ${person.userId}`).toHaveLength(0);
    expect(await person.credits()).toMatchObject({ chat_credits: 23 });
  });
});

describe('a message that is edited', () => {
  it('takes the place of the last one and its reply, and no word of either is left', async () => {
    const person = await answered();
    upstream.next({ kind: 'reply', words: ['Roses, then.'] });
    await read(await person.say('I planted roses today', { replaces: person.replaces }));
    expect(await replies(person)).toEqual([
      { role: 'user', content: 'I planted roses today', earlier: undefined },
      { role: 'assistant', content: 'Roses, then.', earlier: undefined },
    ]);
    const rows = await deps.sql`SELECT FROM chat_messages WHERE user_id = ${person.userId}`;
    expect(rows).toHaveLength(2);
    expect(asked()).not.toContain('marigolds');
  });

  it.each([
    ['an older one', (ids: string[]) => ids[0]],
    ['one that is not there', () => randomUUID()],
    ['a reply', (ids: string[]) => ids[3]],
  ])('is refused for %s, and nothing is changed or charged', async (_name, choose) => {
    const person = await answered();
    await read(await person.say('And today I watered them'));
    const { messages } = await person.view();
    const replaces = choose(messages.map(({ id }) => id));
    const refused = await problemOf(await person.say('Other words', { replaces }));
    expect(refused).toMatchObject({ status: 409, code: 'moved_on' });
    expect((await person.view()).messages).toEqual(messages);
    expect(await person.credits()).toMatchObject({ chat_credits: 23 });
  });

  it('of another person is never touched', async () => {
    const [one, other] = [await answered(), await answered()];
    const refused = await one.say('Other words', { replaces: other.replaces });
    expect(refused.status).toBe(409);
    expect(await replies(other)).toHaveLength(2);
  });

  it('into a message at risk is answered with care at once, and takes nothing back', async () => {
    const person = await answered();
    const { last } = await read(await person.say('I want to kill myself', { replaces: person.replaces }));
    expect(last).toMatchObject({ type: 'done', message: { care: true } });
    expect(await replies(person)).toMatchObject([
      { content: WORDS },
      { content: 'Lovely.' },
      { content: 'I want to kill myself' },
      { role: 'assistant' },
    ]);
  });

  it('after an answer with care leaves that where it is: what was said counts still', async () => {
    const person = await chatter();
    const replaces = randomUUID();
    await read(await person.say('I want to kill myself', { message_id: replaces }));
    const { messages } = await person.view();
    const { last } = await read(await person.say('I am fine', { replaces }));
    expect(last).toMatchObject({ type: 'done', message: { care: true } });
    expect((await person.view()).messages.slice(0, 2)).toMatchObject([
      { id: replaces },
      { id: messages[1]?.id },
    ]);
  });

  it('or tried again is refused where the companion was asked about a risk', async () => {
    const person = await chatter();
    await read(await person.say('I want to kill myself'));
    const replaces = randomUUID();
    upstream.next({ kind: 'reply', words: ['Thank you for telling me. How are you now?'] });
    const button = { message_id: replaces, not_meant: true };
    await read(await person.say('That is not what I meant.', button));
    const { messages } = await person.view();
    const refused = await problemOf(await person.say('Tell me a joke', { replaces }));
    expect(refused).toMatchObject({ status: 409, code: 'answered_with_care' });
    expect((await person.view()).messages).toEqual(messages);
  });
});
