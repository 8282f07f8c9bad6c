import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Category, isSubcategoryOf, Subcategory } from 'contracts/categories';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createDeps } from '../../create-deps.ts';
import { dayIn } from '../../credits/day.ts';
import { policy } from '../../policy/policy.ts';
import { connect } from '../../server/database/connect.ts';
import { COMPANION, chatApp, openChat, read } from '../../testing/chat-app.ts';

const { app, upstream, chatter, visitor, deps, through } = await chatApp();
const CRISIS = 'I want to kill myself tonight';
const today = () => dayIn(policy.free.day_zone, deps.clock());
const FIELDS = ['category', 'ai_name', 'user_id', 'conversation_history', 'chat_session_id', 'message_id'];

describe('a message in a crisis', () => {
  it('is answered by Saathi itself, kept, and never charged; no model hears of it', async () => {
    const person = await chatter();
    const before = upstream.asked.length;
    const { text, last } = await read(await person.say(CRISIS));
    expect(text).toContain('14416');
    expect(last).toMatchObject({
      type: 'done',
      message: {
        care: true,
        content: text,
        state: 'done',
        help: {
          level: 'clear',
          kind: 'self_harm',
          lines: [{ dial: '14416', text: false }, { dial: '112' }, {}, {}],
        },
      },
      credits: { chat_credits: 25, daily: { used: 0 } },
    });
    // A plain key would be a list of the people who were in one.
    const keys = await deps.sql<
      { key: string }[]
    >`SELECT key FROM rate_limit WHERE starts_with(key, 'care:')`;
    expect(keys).toHaveLength(1);
    expect(keys[0]?.key).not.toContain(person.userId);
    expect((await person.view()).messages).toMatchObject([
      { role: 'user', content: CRISIS, care: false },
      { role: 'assistant', content: text, care: true, help: { kind: 'self_harm' } },
    ]);
    expect(upstream.asked.length).toBe(before);
  });

  it('is answered as JSON, too', async () => {
    const person = await chatter();
    const response = await person.say(CRISIS, {}, 'application/json');
    expect(await response.json()).toMatchObject({ response: expect.stringContaining('14416') });
  });

  it('is answered in Hindi to who writes Hindi, and with the lines of their country', async () => {
    const person = await chatter({ country: 'GB' });
    const { last } = await read(await person.say('मैं मरना चाहता हूँ, जीने का मन नहीं'));
    expect(last).toMatchObject({
      message: { lang: 'hi', care: true, content: expect.stringContaining('116 123') },
    });
  });

  it('is answered in Hinglish to who writes Hinglish, about somebody else with words for who helps', async () => {
    const person = await chatter();
    const { last } = await read(await person.say('mujhe marna hai, aaj raat sab khatam'));
    expect(last).toMatchObject({
      message: { lang: 'hi-Latn', dir: 'ltr', content: expect.stringMatching(/phone kijiye/) },
    });
    const friend = await read(await person.say('my friend says she wants to die'));
    expect(friend.last).toMatchObject({
      message: {
        help: {
          kind: 'other_at_risk',
          words: expect.stringMatching(/^You did right to tell somebody, Asha/),
        },
      },
    });
  });

  it.each([
    [
      'without credits',
      (id: string) => deps.sql`UPDATE credit_accounts SET available = 0 WHERE user_id = ${id}`,
    ],
    [
      'over the daily limit',
      (id: string) => deps.sql`INSERT INTO user_daily_usage VALUES (${id}, ${today()}, 10)`,
    ],
    [
      'when rate-limited',
      (id: string) =>
        deps.sql`INSERT INTO rate_limit VALUES (${`message:${id}`}, 999, now() + interval '1 day')`,
    ],
    [
      'from the United States',
      (id: string) => deps.sql`UPDATE user_profile SET country = 'US' WHERE user_id = ${id}`,
    ],
    [
      'without a country',
      (id: string) => deps.sql`UPDATE user_profile SET country = NULL WHERE user_id = ${id}`,
    ],
  ])('is answered %s', async (_name, arrange) => {
    const person = await chatter();
    await arrange(person.userId);
    expect((await read(await person.say(CRISIS))).last).toMatchObject({
      type: 'done',
      message: { care: true },
    });
  });

  it('is answered in a chat that ended, in one that is not theirs, for the wrong companion, and however long it is', async () => {
    const person = await chatter();
    for (const change of [
      { chat_session_id: randomUUID() },
      { user_id: 'somebody' },
      { ai_name: 'Guide' },
      { message: `${CRISIS}. ${'I am so tired. '.repeat(400)}` },
    ]) {
      expect((await read(await person.say(CRISIS, change))).last).toMatchObject({ message: { care: true } });
    }
  });

  it('is answered before the e-mail is verified, and even without a session', async () => {
    const { body } = await chatter();
    const somebody = visitor();
    const send = async () => (await somebody.send('POST', '/functions/v1/saathi-chat', body(CRISIS))).json();
    expect(await send()).toMatchObject({ response: expect.stringContaining('14416') });
    await somebody.signUp();
    expect(await send()).toMatchObject({ response: expect.stringContaining('14416') });
  });

  it('is answered while another reply is being written, which goes on', async () => {
    const person = await chatter();
    upstream.next({ kind: 'held' });
    const before = upstream.asked.length;
    const first = person.say('Hello');
    await upstream.calls(before + 1);
    expect((await read(await person.say(CRISIS))).last).toMatchObject({ message: { care: true } });
    upstream.push('Hello Asha.');
    upstream.finish();
    expect((await read(await first)).text).toBe('Hello Asha.');
  });

  it('is kept once, however often it is sent', async () => {
    const person = await chatter();
    const change = { message_id: randomUUID() };
    await Promise.all([person.say(CRISIS, change), person.say(CRISIS, change)]);
    await person.say(CRISIS, change);
    expect((await person.view()).messages).toHaveLength(2);
  });

  it('is answered by Saathi under an id that an ordinary message had', async () => {
    const person = await chatter();
    const change = { message_id: randomUUID() };
    upstream.next({ kind: 'reply', words: ['Good ', 'morning.'] });
    await read(await person.say('Hello', change));
    const { text, last } = await read(await person.say(CRISIS, change));
    expect(text).toContain('14416');
    expect(last).toMatchObject({ message: { care: true } });
  });

  it('is answered in role-play, and when the model is down', async () => {
    upstream.next({ kind: 'status', status: 503 });
    const person = await chatter({}, { category: 'anger_release', subcategory: 'boss' });
    expect((await read(await person.say(CRISIS))).last).toMatchObject({ message: { care: true } });
  });

  it('is answered when nothing can be stored', async () => {
    const person = await chatter();
    await deps.sql`ALTER TABLE chat_messages RENAME TO chat_messages_away`;
    const { last } = await read(await person.say(CRISIS));
    await deps.sql`ALTER TABLE chat_messages_away RENAME TO chat_messages`;
    expect(last).toMatchObject({ type: 'done', message: { care: true } });
  });
});

it('a message in a crisis is answered in every category and role, whatever else speaks against it, and costs nothing', async () => {
  const roles = Category.options.flatMap((category) =>
    [null, ...Subcategory.options.filter((one) => isSubcategoryOf(category, one))].map((subcategory) => ({
      category,
      subcategory,
    })),
  );
  const person = await chatter();
  const chats = [];
  for (const role of roles)
    chats.push(await openChat(person.visitor, person.userId, { ...COMPANION, ...role }));
  upstream.next({ kind: 'status', status: 503 });
  await deps.sql`UPDATE credit_accounts SET available = 0 WHERE user_id = ${person.userId}`;
  await deps.sql`INSERT INTO user_daily_usage VALUES (${person.userId}, ${today()}, 10)`;
  await deps.sql`INSERT INTO rate_limit VALUES (${`message:${person.userId}`}, 999, now() + interval '1 day')`;
  await deps.sql`UPDATE user_profile SET country = NULL WHERE user_id = ${person.userId}`;
  for (const chat of chats) {
    for (const [message, level] of [
      ['what is the point of going on', 'possible'],
      [CRISIS, 'clear'],
    ] as const) {
      const { last } = await read(await chat.say(message));
      expect(last, chat.session.category).toMatchObject({
        message: { care: true, help: { level, lines: [{ dial: '14416' }, {}, {}, {}] } },
        credits: { chat_credits: 0, daily: { used: 10 } },
      });
    }
  }
  upstream.next({ kind: 'reply', words: ['Yes.'] });
});

it('a message in a crisis is answered whole over a real connection, and the connection goes on', async () => {
  const person = await chatter();
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const wired = (request: Request) =>
    fetch(new Request(`http://127.0.0.1:${port}${new URL(request.url).pathname}`, request));
  for (const message of [CRISIS, `${CRISIS}, really`]) {
    const { text, last } = await through(wired, async () => read(await person.say(message)));
    expect(text).toContain('14416');
    expect(last).toMatchObject({ type: 'done', message: { care: true, content: text } });
  }
  server.close();
});

it('a message in a crisis is answered when there is no database at all', async () => {
  const person = await chatter();
  const sql = connect('postgres://nobody@127.0.0.1:9/none');
  const { fetch } = createApp(createDeps({ ...deps, sql }));
  const { text, last } = await through(fetch, async () => read(await person.say(CRISIS)));
  expect(text).toContain('14416');
  expect(last).toMatchObject({ type: 'done', message: { care: true } });
  const asked = await through(fetch, async () => read(await person.say('what is the point of going on')));
  expect(asked.last).toMatchObject({ type: 'done', message: { care: true, help: { level: 'possible' } } });
});

it('a message in a crisis is answered when the database takes the connection and never answers', async () => {
  const person = await chatter();
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const sql = connect(`postgres://nobody@127.0.0.1:${port}/none`);
  const { fetch } = createApp(createDeps({ ...deps, sql }));
  const { text, last } = await through(fetch, async () => read(await person.say(CRISIS)));
  expect(text).toContain('14416');
  expect(last).toMatchObject({ type: 'done', message: { care: true } });
  const asked = await through(fetch, async () => read(await person.say('what is the point of going on')));
  expect(asked.last).toMatchObject({ type: 'done', message: { care: true, help: { level: 'possible' } } });
  await sql.end({ timeout: 0 });
  silent.close();
});

it('a message in a crisis is answered when the database stops answering on the way', async () => {
  const person = await chatter({ country: 'GB' });
  const { last } = await deps.sql.begin(async (other) => {
    await other`LOCK TABLE chat_messages, credit_accounts`;
    return read(await person.say(CRISIS));
  });
  expect(last).toMatchObject({ message: { care: true, content: expect.stringContaining('116 123') } });
});

describe('a call that fits no form', () => {
  it.each<[string, object]>([
    ['names no message', { message_id: 'none' }],
    ['names no chat', { chat_session_id: 'none' }],
    ['leaves fields out', { category: undefined, ai_name: undefined, conversation_history: undefined }],
    ['has fields nobody knows', { model: 'other' }],
    ['has only a message', Object.fromEntries(FIELDS.map((field) => [field, undefined]))],
  ])('and %s is answered in a crisis, and refused otherwise', async (_name, change) => {
    const person = await chatter();
    const { last } = await read(await person.say(CRISIS, change));
    expect(last).toMatchObject({ type: 'done', message: { care: true } });
    expect((await person.say('Hello', change)).status).toBe(400);
    expect(await (await person.say('Hello', { ...change, message: 7 })).json()).toMatchObject({
      code: 'invalid',
    });
  });

  it('is kept in the chat all the same when only its own id is wrong', async () => {
    const person = await chatter();
    await read(await person.say(CRISIS, { message_id: 'none' }));
    expect((await person.view()).messages).toHaveLength(2);
  });

  it('is answered whatever it says it is', async () => {
    const { visitor: browser, body } = await chatter();
    const response = await browser.fetch('/functions/v1/saathi-chat', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(body(CRISIS)),
    });
    expect(await response.json()).toMatchObject({ response: expect.stringContaining('14416') });
  });
});

describe('a call of the greatest size', () => {
  const history = Array.from({ length: 100 }, () => ({ role: 'user', content: 'अ'.repeat(1600) }));

  it('is answered in a crisis, wherever in the message it stands', async () => {
    const person = await chatter();
    expect((await read(await person.say(CRISIS, { conversation_history: history }))).last).toMatchObject({
      message: { care: true },
    });
    const buried = `${'The train was late. '.repeat(8000)} ${CRISIS}. ${'k i l l '.repeat(20_000)}`;
    expect((await read(await person.say(buried))).last).toMatchObject({ message: { care: true } });
  });

  it('is taken with history that nobody reads, and refused beyond', async () => {
    const person = await chatter();
    upstream.next({ kind: 'reply', words: ['Yes.'] });
    expect((await read(await person.say('नमस्ते', { conversation_history: history }))).text).toBe('Yes.');
    expect((await person.say('Hello', { conversation_history: [...history, ...history] })).status).toBe(413);
  });
});

it('everyday words go to the model', async () => {
  const person = await chatter();
  upstream.next({ kind: 'reply', words: ['Exams are hard.'] });
  expect((await read(await person.say('This exam is killing me'))).last).toMatchObject({
    message: { care: false },
  });
});
