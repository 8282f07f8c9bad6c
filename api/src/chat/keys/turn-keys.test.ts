import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createDeps } from '../../create-deps.ts';
import { type Chatter, chatApp, read } from '../../testing/chat-app.ts';
import { randomKey, wrapKey } from '../seal.ts';
import { findChatSession, insertChatSession } from '../sessions/queries.ts';
import { checkKeysBeside } from './check-keys.ts';
import { currentGeneration, turnGenerations } from './turn.ts';

const { upstream, chatter, deps, through, databaseUrl } = await chatApp();
const { sql } = deps;
const COMMAND = fileURLToPath(new URL('../../turn-keys.ts', import.meta.url));
const started: ReturnType<typeof spawn>[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

const keyFiles = () => readdirSync(deps.settings.keyDir).filter((name) => /key/.test(name));
const wrappedBy = async (id: string) => (await sql`SELECT FROM chat_keys WHERE generation = ${id}`).length;

async function turnKeys() {
  const { dataDir, keyDir } = deps.settings;
  const child = spawn(process.execPath, [COMMAND], {
    env: { PATH: process.env.PATH, DATABASE_URL: await databaseUrl(), DATA_DIR: dataDir, KEY_DIR: keyDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
  return { child, ended: once(child, 'close').then(([code]) => [code, said]) };
}

async function talked(): Promise<Chatter> {
  const person = await chatter();
  upstream.next({ kind: 'reply', words: ['Good.'] });
  await read(await person.say('A good day'));
  return person;
}

/** As many chats more of somebody as make another batch. */
async function insertManyChats({ userId, session }: Chatter): Promise<void> {
  const row = await findChatSession(sql, userId, session.id, deps.clock());
  if (!row) throw new Error('There is no chat.');
  const generation = await currentGeneration(deps);
  await sql.begin(async (tx) => {
    for (let count = 0; count < 210; count += 1) {
      const id = randomUUID();
      const wrapped = wrapKey(generation, { key: randomKey(), userId, sessionId: id });
      await insertChatSession(tx, { ...row, id, wrapped, generation: generation.id });
    }
  });
}

it('begins a key although none is due, beside a server that goes on, and says what it did', async () => {
  const person = await talked();
  const [before] = keyFiles();
  expect(await turnGenerations(deps)).toMatchObject({ began: 0 });
  expect(await (await turnKeys()).ended).toEqual([
    0,
    'A new key has begun. It wraps the keys of 1 chat that others wrapped; 1 older key is destroyed.\n',
  ]);
  expect(keyFiles()).toHaveLength(1);
  expect(keyFiles()).not.toContain(before);
  // The server that was not told.
  expect((await person.view()).messages).toHaveLength(2);
  upstream.next({ kind: 'reply', words: ['And you?'] });
  expect((await read(await person.say('Still here'))).text).toBe('And you?');
});

it('is killed after some batches, run again, and no chat is lost', async () => {
  const person = await talked();
  await insertManyChats(person);
  const old = await currentGeneration(deps);
  const all = await wrappedBy(old.id);
  const [locked, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // What somebody holds is passed over, and keeps the old key from being ended: there the command is killed.
  const holding = sql.begin(async (tx) => {
    await tx`SELECT FROM chat_keys WHERE session_id = ${person.session.id} FOR UPDATE`;
    locked.resolve();
    await killed.promise;
  });
  await locked.promise;
  const { child, ended } = await turnKeys();
  await expect.poll(() => wrappedBy(old.id)).toBe(1);
  child.kill('SIGKILL');
  await ended;
  killed.resolve();
  await holding;
  expect(keyFiles()).toHaveLength(2);
  expect((await person.view()).messages).toHaveLength(2);

  expect(await (await turnKeys()).ended).toEqual([
    0,
    `A new key has begun. It wraps the keys of ${all} chats that others wrapped; 2 older keys are destroyed.\n`,
  ]);
  expect(keyFiles()).toEqual([`${(await currentGeneration(deps)).id}.key`]);
  const other = createApp(createDeps(deps)).fetch;
  expect((await through(other, person.view)).messages).toHaveLength(2);
});

it('refuses keys that are not this database’s, and a first master key that no server knows', async () => {
  const newKey = (id: string) => ({ id, key: randomBytes(32) });
  const known = deps.secrets.masterKeys;
  const given = (masterKeys: typeof known) =>
    checkKeysBeside(createDeps({ ...deps, settings: { ...deps.settings, masterKeys } }));
  await expect(given([...known, newKey('2027')])).resolves.toBeUndefined();
  await expect(given([newKey('2027'), ...known])).rejects.toThrow(
    'No server has been started with the key 2027 of MASTER_KEYS yet. Start every server with it first',
  );
  await expect(given(known.map(({ id }) => newKey(id)))).rejects.toThrow('is another one');
});
