import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { chatApp, events, read } from '../../testing/chat-app.ts';
import { LEASE_MS } from './lease.ts';

const API = join(import.meta.dirname, '../../..');
const { upstream, chatter, deps, wait, through, databaseUrl } = await chatApp();
let child: ChildProcess | undefined;
afterAll(() => child?.kill('SIGKILL'));

const SLOW_START_MS = 60_000;

it(
  'a process killed in the middle of a reply leaves no word and no charge behind, and what it was to replace where it was',
  async () => {
    const person = await chatter();
    const replaces = randomUUID();
    upstream.next({ kind: 'reply', words: ['Good morning.'] });
    await read(await person.say('Hi', { message_id: replaces }));
    const { messages } = await person.view();
    const port = await freePort();
    child = spawn(process.execPath, [join(API, 'src/main.ts')], {
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
    if (child.stdout) await once(child.stdout, 'data');
    const other = (request: Request) => {
      const { pathname } = new URL(request.url);
      return fetch(new Request(`http://127.0.0.1:${port}${pathname}`, request));
    };
    const messageId = randomUUID();
    upstream.next({ kind: 'held' });
    const reading = events(
      await through(other, () => person.say('Hello', { message_id: messageId, replaces })),
    );
    await upstream.calls(2);
    upstream.push('Once upon a time ');
    expect((await reading.next()).value).toMatchObject({ type: 'delta' });
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect(reading.next()).rejects.toThrow();
    expect(await person.credits()).toMatchObject({ chat_credits: 23, daily: { used: 2 } });

    // This app's clock stood still while the other process, on the real one, renewed its lease.
    wait(LEASE_MS + SLOW_START_MS);
    const again = await person.say('Hello', { message_id: messageId, replaces });
    expect((await read(again)).last).toMatchObject({
      type: 'problem',
      message: 'Failed to send message. Credit refunded.',
    });
    expect((await person.view()).messages).toEqual(messages);
    expect(await person.credits()).toMatchObject({ chat_credits: 24, daily: { used: 1 } });
  },
  SLOW_START_MS,
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
