import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Chatter, chatApp, events, read } from '../../testing/chat-app.ts';
import { LEASE_MS } from './lease.ts';

const API = join(import.meta.dirname, '../../..');
const { upstream, chatter, deps, wait, through, databaseUrl } = await chatApp();
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

const SLOW_START_MS = 60_000;

interface OtherProcess {
  answer: (request: Request) => Promise<Response>;
  kill: () => Promise<void>;
}

async function startOther(): Promise<OtherProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(API, 'src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PORT: String(port),
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: deps.settings.dataDir,
      DATABASE_URL: await databaseUrl(),
      AI_BASE_URL: upstream.ai.baseUrl,
      AI_API_KEY: upstream.ai.apiKey,
      AI_MODEL: upstream.ai.model,
      LOG_LEVEL: 'silent',
    },
  });
  children.add(child);
  if (child.stdout) await once(child.stdout, 'data');
  return {
    answer(request) {
      const { pathname } = new URL(request.url);
      const answer = fetch(new Request(`http://127.0.0.1:${port}${pathname}`, request));
      // It died before it answered.
      return answer.catch(() => new Response(null, { status: 502 }));
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Sends a message to the other process and resolves when it has come as far as the test wants; `after` the kill, it looks at what is left. */
type Reach = (send: () => Promise<Response>, person: Chatter) => Promise<{ after: () => Promise<void> }>;

/** Keeps everybody from a person's chat until `release`. */
async function lockChat({ session }: Chatter): Promise<{ release: () => Promise<void> }> {
  const lock = await deps.sql.reserve();
  await lock`BEGIN`;
  await lock`SELECT FROM chat_sessions WHERE id = ${session.id} FOR UPDATE`;
  return {
    async release() {
      await lock`ROLLBACK`;
      lock.release();
    },
  };
}

async function untilBlocked(): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    waiting = (await deps.sql`SELECT FROM pg_locks WHERE NOT granted`).length;
  }
}

const nobodySaw = async (response: Promise<Response>) => {
  await expect(response.then(read)).rejects.toThrow();
};

const beforeStoring: Reach = async (send, person) => {
  const lock = await lockChat(person);
  const before = upstream.asked.length;
  const response = send();
  await Promise.all([upstream.calls(before + 1), untilBlocked()]);
  return {
    async after() {
      await nobodySaw(response);
      await lock.release();
    },
  };
};

const beforeFirstWord: Reach = async (send, person) => {
  const before = upstream.asked.length;
  const response = await send();
  await upstream.calls(before + 1);
  return {
    async after() {
      await nobodySaw(Promise.resolve(response));
      expect(await person.credits()).toMatchObject({ chat_credits: 24, daily: { used: 1 } });
    },
  };
};

const midReply: Reach = async (send, person) => {
  const before = upstream.asked.length;
  const reading = events(await send());
  await upstream.calls(before + 1);
  upstream.push('Once upon a time ');
  expect((await reading.next()).value).toMatchObject({ type: 'delta' });
  return {
    async after() {
      await expect(reading.next()).rejects.toThrow();
      expect(await person.credits()).toMatchObject({ chat_credits: 24, daily: { used: 1 } });
    },
  };
};

const whileSettling: Reach = async (send, person) => {
  const before = upstream.asked.length;
  const response = await send();
  await upstream.calls(before + 1);
  const lock = await lockChat(person);
  upstream.push('The end.');
  upstream.finish();
  await untilBlocked();
  return {
    async after() {
      await nobodySaw(Promise.resolve(response));
      await lock.release();
    },
  };
};

/** Sends a message through another process, kills that at a step, and looks for the message's reply once its lease is over. */
async function killAt(reach: Reach) {
  const person = await chatter();
  const messageId = randomUUID();
  const other = await startOther();
  upstream.next({ kind: 'held' });
  const send = () => through(other.answer, () => person.say('Hello', { message_id: messageId }));
  const { after } = await reach(send, person);
  await other.kill();
  await after();
  // This app's clock stood still while the other process, on the real one, renewed its lease.
  wait(LEASE_MS + SLOW_START_MS);
  upstream.next({ kind: 'reply', words: ['I am here.'] });
  const { last } = await read(await person.say('Hello', { message_id: messageId }));
  return { person, last };
}

describe('a process that is killed', () => {
  it.each<[string, Reach]>([
    ['after it stored the message, before the first word,', beforeFirstWord],
    ['in the middle of a reply', midReply],
    ['while it settles a reply', whileSettling],
  ])(
    '%s leaves no word and no charge behind',
    async (_step, reach) => {
      const { person, last } = await killAt(reach);
      expect(last).toMatchObject({ type: 'problem', message: 'Failed to send message. Credit refunded.' });
      expect((await person.view()).messages).toEqual([]);
      expect(await person.credits()).toMatchObject({ chat_credits: 25, daily: { used: 0 } });
    },
    SLOW_START_MS,
  );

  it(
    'in the middle of another try at a reply leaves the one it was to replace where it was',
    async () => {
      const person = await chatter();
      const replaces = randomUUID();
      upstream.next({ kind: 'reply', words: ['Good morning.'] });
      await read(await person.say('Hi', { message_id: replaces }));
      const { messages } = await person.view();
      const other = await startOther();
      const change = { message_id: randomUUID(), replaces };
      const before = upstream.asked.length;
      upstream.next({ kind: 'held' });
      const reading = events(await through(other.answer, () => person.say('Hi', change)));
      await upstream.calls(before + 1);
      upstream.push('Once upon a time ');
      expect((await reading.next()).value).toMatchObject({ type: 'delta' });
      await other.kill();
      await expect(reading.next()).rejects.toThrow();
      wait(LEASE_MS + SLOW_START_MS);
      expect((await read(await person.say('Hi', change))).last).toMatchObject({ type: 'problem' });
      expect((await person.view()).messages).toEqual(messages);
      expect(await person.credits()).toMatchObject({ chat_credits: 24, daily: { used: 1 } });
    },
    SLOW_START_MS,
  );

  it(
    'before it stored the message, though it asked the model already, keeps nobody from sending it again',
    async () => {
      const { person, last } = await killAt(beforeStoring);
      // The database may have stored it after its process was dead: then it is given back first.
      if (last?.type === 'problem') await read(await person.say('Hello'));
      expect((await person.view()).messages.map(({ content }) => content)).toEqual(['Hello', 'I am here.']);
      expect(await person.credits()).toMatchObject({ chat_credits: 24, daily: { used: 1 } });
    },
    SLOW_START_MS,
  );
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
