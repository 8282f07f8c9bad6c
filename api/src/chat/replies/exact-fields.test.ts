import { randomUUID } from 'node:crypto';
import { ChatSessionList } from 'contracts/chat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chatter, COMPANION, chatApp, openChat, PROFILE, read } from '../../testing/chat-app.ts';
import type { Fault } from '../../testing/faulty-upstream.ts';
import type { Visitor } from '../../testing/visitor.ts';

const { upstream, chatter, visitor, deps } = await chatApp();
const { sql } = deps;
const PATH = '/functions/v1/saathi-chat';
const CRISIS = 'I want to kill myself';

/** Somebody who may chat and has no chat yet. */
async function newcomer() {
  const browser = visitor();
  const userId = await browser.join();
  await browser.send('PATCH', '/v1/profile', PROFILE);
  /** Sends the specified fields and nothing else, but for what a test adds. */
  const say = (message: string, change: object = {}, accept = 'text/event-stream') =>
    browser.fetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({
        message,
        category: 'mentor',
        ai_name: 'Mitra',
        user_id: userId,
        conversation_history: [],
        ...change,
      }),
    });
  return { browser, userId, say };
}

const openChats = async (browser: Visitor) =>
  ChatSessionList.parse(await (await browser.get('/v1/chat-sessions')).json()).chat_sessions;
const withoutIds = ({ body }: Chatter, message: string) => {
  const { chat_session_id: _chat, message_id: _message, ...specified } = body(message);
  return specified;
};
const credits = async (userId: string) => {
  const [row] = await sql<[{ available: number; held: number }]>`
    SELECT available, held FROM credit_accounts WHERE user_id = ${userId} AND currency = 'chat'`;
  return row;
};

describe('a message with exactly the specified fields', () => {
  it('begins a chat, and the next one goes on in it, as JSON and as a stream', async () => {
    const { browser, userId, say } = await newcomer();
    upstream.next({ kind: 'reply', words: ['Good ', 'morning.'] });
    expect(await (await say('Good morning', {}, 'application/json')).json()).toEqual({
      response: 'Good morning.',
    });
    expect((await read(await say('I have an interview'))).text).toBe('Good morning.');
    const [chat, ...others] = await openChats(browser);
    expect(others).toEqual([]);
    expect(chat).toMatchObject({ category: 'mentor', ai_name: 'Mitra', subcategory: null });
    const view = (await (await browser.get(`/v1/chat-sessions/${chat?.id}`)).json()) as {
      messages: object[];
    };
    expect(view.messages).toHaveLength(4);
    expect(JSON.stringify(upstream.asked.at(-1)?.messages)).toContain('Good morning');
    expect(await credits(userId)).toEqual({ available: 23, held: 0 });
  });

  it('goes on in the open chat of that category, the newest of several, and never in one kept with Save', async () => {
    const person = await chatter();
    const newest = await openChat(person.visitor, person.userId);
    await sql`UPDATE chat_sessions SET updated_at = updated_at + interval '1 second' WHERE id = ${newest.session.id}`;
    await openChat(person.visitor, person.userId, { ...COMPANION, category: 'teacher' });
    const send = async (message: string) =>
      person.visitor.send('POST', PATH, withoutIds(person, message)).then((response) => response.json());
    await send('Hello');
    expect((await newest.view()).messages).toHaveLength(2);
    await person.visitor.send('POST', '/v1/saved-chats', { chat_session_id: newest.session.id });
    await send('Hello again');
    expect((await person.view()).messages).toHaveLength(2);
    expect(await openChats(person.visitor)).toHaveLength(2);
  });

  it('makes one chat, however many come at once', async () => {
    const { browser, userId, say } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => say(`Message ${i}`)));
    const ended = await Promise.all(answers.map((answer) => answer.text()));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(ended.join()).not.toContain('chat_ended');
    expect(await openChats(browser)).toHaveLength(1);
    expect(await credits(userId)).toEqual({ available: 25 - taken, held: 0 });
  });

  it.each([
    ['without words', ' ', {}, 400],
    ['that is too long', 'a'.repeat(4001), {}, 400],
    ['for another person', 'Hello', { user_id: 'somebody' }, 403],
    ['to a companion without a name', 'Hello', { ai_name: '' }, 400],
  ])('%s is refused and begins no chat', async (_name, message, change, status) => {
    const { browser, say } = await newcomer();
    expect((await say(message, change)).status).toBe(status);
    expect(await openChats(browser)).toEqual([]);
  });

  it.each([
    [
      'without credits',
      402,
      (id: string) => sql`UPDATE credit_accounts SET available = 0 WHERE user_id = ${id}`,
    ],
    [
      'without a country',
      403,
      (id: string) => sql`UPDATE user_profile SET country = NULL WHERE user_id = ${id}`,
    ],
  ])('%s is refused and leaves no chat', async (_name, status, arrange) => {
    const { browser, userId, say } = await newcomer();
    await arrange(userId);
    expect((await say('Hello')).status).toBe(status);
    expect(await openChats(browser)).toEqual([]);
  });

  it('is refused to nobody and before the e-mail is verified', async () => {
    const { say } = await newcomer();
    const body = await say('Hello').then((answer) => answer.text());
    expect(body).toContain('done');
    const stranger = visitor();
    const send = () =>
      stranger.send('POST', PATH, {
        message: 'Hello',
        category: 'mentor',
        ai_name: 'Mitra',
        user_id: 'x',
        conversation_history: [],
      });
    expect((await send()).status).toBe(401);
    await stranger.signUp();
    expect((await send()).status).toBe(403);
  });

  it('is answered in a crisis, and kept where a chat is open, without beginning one', async () => {
    const { browser, say } = await newcomer();
    expect((await read(await say(CRISIS))).last).toMatchObject({ message: { care: true } });
    expect(await openChats(browser)).toEqual([]);
    const person = await chatter();
    await person.visitor.send('POST', PATH, withoutIds(person, CRISIS));
    expect((await person.view()).messages).toMatchObject([{ content: CRISIS }, { care: true }]);
  });
});

it('a message id sent again without its chat is read along with, even after that chat was saved', async () => {
  const { browser, userId, say } = await newcomer();
  const id = { message_id: randomUUID() };
  upstream.next({ kind: 'reply', words: ['I am here.'] });
  await read(await say('Hello', id));
  const [chat] = await openChats(browser);
  await browser.send('POST', '/v1/saved-chats', { chat_session_id: chat?.id });
  expect((await read(await say('Hello', id))).text).toBe('I am here.');
  expect(await credits(userId)).toEqual({ available: 24, held: 0 });
  expect(await openChats(browser)).toEqual([]);
});

const endings = {
  answered: { kind: 'reply', words: ['Yes.'] },
  failed: { kind: 'status', status: 500 },
  empty: { kind: 'reply', words: [] },
} satisfies Record<string, Fault>;

it('costs exactly the replies that arrived, whatever fails, however often and at once a message comes', async () => {
  const step = fc.record({
    ending: fc.constantFrom(...Object.values(endings)),
    sameId: fc.boolean(),
    atOnce: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
      const { browser, userId, say } = await newcomer();
      const id = { message_id: randomUUID() };
      for (const { ending, sameId, atOnce } of steps) {
        upstream.next(ending);
        const answers = await Promise.all(
          Array.from({ length: atOnce }, () => say('Hello', sameId ? id : {})),
        );
        await Promise.all(answers.map((answer) => answer.text()));
      }
      const replies = await sql`SELECT FROM chat_messages WHERE user_id = ${userId} AND role = 'assistant'`;
      expect(await credits(userId)).toEqual({ available: 25 - replies.length, held: 0 });
      expect((await openChats(browser)).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 5 },
  );
});
