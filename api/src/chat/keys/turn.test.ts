import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createDeps } from '../../create-deps.ts';
import type { Deps } from '../../deps.ts';
import { type Chatter, COMPANION, chatApp, openChat, read } from '../../testing/chat-app.ts';
import { randomKey, wrapKey } from '../seal.ts';
import { createChatSession } from '../sessions/create.ts';
import { findChatSession, insertChatSession } from '../sessions/queries.ts';
import { findConversationKey } from './conversation-key.ts';
import { prepareKeys } from './prepare-keys.ts';
import { currentGeneration, forgetEnded, turnGenerations } from './turn.ts';

const { upstream, chatter, deps, wait, through } = await chatApp();
const { sql } = deps;
const HOUR_MS = 3_600_000;

const keyFiles = () => readdirSync(deps.settings.keyDir).filter((name) => /key/.test(name));
const generationsOf = async () => {
  const rows = await sql<{ id: string }[]>`SELECT id FROM key_generations`;
  return rows.map(({ id }) => `${id}.key`);
};
/** What another API process on the same database and folder has: its memory is empty. */
const otherProcess = () => createDeps(deps);

async function talked(): Promise<Chatter> {
  const person = await chatter();
  upstream.next({ kind: 'reply', words: ['Good.'] });
  await read(await person.say('A good day'));
  return person;
}

async function expectReadable({ view }: Chatter, process: Deps = deps): Promise<void> {
  const { messages } = await through(createApp(process).fetch, view);
  expect(messages.map(({ content }) => content)).toEqual(['A good day', 'Good.']);
}

describe('a turn', () => {
  it('is due within an hour; then one key is left, another one, and every chat opens as before', async () => {
    const person = await talked();
    wait(HOUR_MS / 2);
    expect(await turnGenerations(deps)).toEqual({ began: 0, rewrapped: 0, ended: 0 });
    const before = keyFiles();
    wait(HOUR_MS / 2);
    expect(await turnGenerations(deps)).toEqual({ began: 1, rewrapped: 1, ended: 1 });
    expect(keyFiles()).toEqual(await generationsOf());
    expect(keyFiles()).toHaveLength(1);
    expect(keyFiles()).not.toEqual(before);
    await expectReadable(person);
    await expectReadable(person, otherProcess());
  });

  it('is the first thing of a start after days', async () => {
    const person = await talked();
    const before = keyFiles();
    wait(20 * HOUR_MS);
    const started = otherProcess();
    await prepareKeys(started);
    expect(keyFiles()).not.toEqual(before);
    await expectReadable(person, started);
  });

  it('is due, too, when the clock that the last one went by was far ahead', async () => {
    await sql`UPDATE key_generations SET started_at = ${new Date(deps.clock().getTime() + 24 * HOUR_MS)}`;
    expect(await turnGenerations(deps)).toMatchObject({ began: 1, ended: 1 });
  });

  it('happens once in two processes that are due at the same moment', async () => {
    const person = await talked();
    wait(HOUR_MS);
    const turned = await Promise.all([turnGenerations(deps), turnGenerations(otherProcess())]);
    expect(turned.map(({ began }) => began).sort()).toEqual([0, 1]);
    expect(keyFiles()).toEqual(await generationsOf());
    await expectReadable(person);
  });

  it('is no failure for a process that comes to wrap after the other has ended what it would wrap from', async () => {
    const person = await talked();
    wait(HOUR_MS);
    const late = otherProcess();
    const { find } = late.generations;
    let others: Promise<unknown> | undefined;
    late.generations.find = async (id) => {
      others ??= turnGenerations(deps);
      await others;
      return find(id);
    };
    expect(await turnGenerations(late)).toMatchObject({ began: 1, rewrapped: 0 });
    expect(keyFiles()).toEqual(await generationsOf());
    await expectReadable(person);
  });

  it('is noticed by a process that was not told, for chats it reads and for chats it begins', async () => {
    const other = otherProcess();
    const person = await talked();
    await expectReadable(person, other);
    wait(HOUR_MS);
    await turnGenerations(deps);
    await expectReadable(person, other);
    const { session } = await through(createApp(other).fetch, () => openChat(person.visitor, person.userId));
    expect((await person.visitor.get(`/v1/chat-sessions/${session.id}`)).status).toBe(200);
  });

  it('leaves the destroyed key in no process’s memory', async () => {
    const other = otherProcess();
    const old = await currentGeneration(other);
    wait(HOUR_MS);
    await turnGenerations(deps);
    expect(await deps.generations.find(old.id)).toBeUndefined();
    expect(await other.generations.find(old.id)).toBeDefined();
    await forgetEnded(other);
    expect(await other.generations.find(old.id)).toBeUndefined();
  });

  it('does not keep a chat that is read meanwhile from opening', async () => {
    const person = await talked();
    const row = await findChatSession(sql, person.userId, person.session.id, deps.clock());
    wait(HOUR_MS);
    await turnGenerations(deps);
    const key = row && (await findConversationKey(otherProcess(), row));
    expect(key?.sessionId).toBe(person.session.id);
  });

  it('gives a chat that is begun meanwhile the next generation’s key', async () => {
    const person = await chatter();
    wait(HOUR_MS);
    const slow = otherProcess();
    const { find } = slow.generations;
    slow.generations.find = async (id) => {
      const found = await find(id);
      await turnGenerations(deps);
      return found;
    };
    const { row } = await createChatSession(slow, {
      userId: person.userId,
      request: COMPANION,
      autoDelete: true,
    });
    expect([`${row.generation}.key`]).toEqual(await generationsOf());
    expect((await person.visitor.get(`/v1/chat-sessions/${row.id}`)).status).toBe(200);
  });

  it('waits for a chat that is being stored and takes it along', async () => {
    const person = await chatter();
    const session = await findChatSession(sql, person.userId, person.session.id, deps.clock());
    if (!session) throw new Error('There is no chat.');
    const generation = await currentGeneration(deps);
    const id = randomUUID();
    const wrapped = wrapKey(generation, { key: randomKey(), userId: person.userId, sessionId: id });
    const [stored, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const storing = sql.begin(async (tx) => {
      await insertChatSession(tx, { ...session, id, wrapped, generation: generation.id });
      stored.resolve();
      await committed.promise;
    });
    await stored.promise;
    wait(HOUR_MS);
    const turning = turnGenerations(deps);
    await expect
      .poll(
        () => sql`
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      .toHaveLength(1);
    committed.resolve();
    await Promise.all([storing, turning]);
    expect(keyFiles()).toEqual(await generationsOf());
    const now = await findChatSession(sql, person.userId, id, deps.clock());
    expect(now && (await findConversationKey(deps, now))).toBeDefined();
  });

  it('waits for a chat that is being erased and is not stopped by it', async () => {
    const person = await talked();
    const [erased, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const erasing = sql.begin(async (tx) => {
      await tx`DELETE FROM chat_keys WHERE session_id = ${person.session.id}`;
      erased.resolve();
      await committed.promise;
    });
    await erased.promise;
    wait(HOUR_MS);
    const turning = turnGenerations(deps);
    await expect
      .poll(
        () => sql`
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      .toHaveLength(1);
    committed.resolve();
    await Promise.all([erasing, turning]);
    expect(keyFiles()).toEqual(await generationsOf());
  });

  it('gives up a key that is damaged, and takes the others along', async () => {
    const [broken, whole] = [await talked(), await talked()];
    await sql`UPDATE chat_keys SET wrapped = 'damaged' WHERE session_id = ${broken.session.id}`;
    wait(HOUR_MS);
    await turnGenerations(deps);
    await expectReadable(whole);
    expect((await broken.visitor.get(`/v1/chat-sessions/${broken.session.id}`)).status).toBe(409);
  });

  it('gives up nothing when KEY_DIR cannot be read: it fails, and goes on once that is back', async () => {
    const person = await talked();
    wait(HOUR_MS);
    const away = otherProcess();
    away.generations.find = async () => undefined;
    await expect(turnGenerations(away)).rejects.toThrow('cannot be read from KEY_DIR');
    await turnGenerations(deps);
    expect(keyFiles()).toEqual(await generationsOf());
    await expectReadable(person);
  });
});

it('does not turn while another folder stands in the place of KEY_DIR, as when its disk is not mounted', async () => {
  const person = await talked();
  const { keyDir } = deps.settings;
  wait(HOUR_MS);
  renameSync(keyDir, `${keyDir}-unmounted`);
  mkdirSync(keyDir);
  await expect(turnGenerations(deps)).rejects.toThrow('KEY_DIR is not the folder');
  expect(keyFiles()).toEqual([]);
  rmSync(keyDir, { recursive: true });
  renameSync(`${keyDir}-unmounted`, keyDir);
  expect(await turnGenerations(deps)).toMatchObject({ began: 1, ended: 1 });
  await expectReadable(person, otherProcess());
});

const full = async () => {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
};
const refusing = (when: string, table: string) => ({
  breaks: async () => {
    await sql.unsafe(`CREATE TRIGGER broken BEFORE ${when} ON ${table} EXECUTE FUNCTION refuse_change()`);
  },
  repair: async () => {
    await sql.unsafe(`DROP TRIGGER broken ON ${table}`);
  },
});
const later = {
  breaks: async () => {
    await sql.unsafe(`
      CREATE SEQUENCE updates;
      CREATE FUNCTION refuse_the_third() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('updates') = 3 THEN RAISE EXCEPTION 'crash'; END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER broken AFTER UPDATE ON chat_keys EXECUTE FUNCTION refuse_the_third()`);
  },
  repair: async () => {
    await sql.unsafe('DROP FUNCTION refuse_the_third CASCADE; DROP SEQUENCE updates');
  },
};

describe('a crash', () => {
  it.each<[string, (process: Deps) => Promise<unknown>, () => Promise<unknown>]>([
    [
      'before the new file',
      async ({ generations: { folder } }) => Object.assign(folder, { write: full }),
      full,
    ],
    [
      'after the new file',
      refusing('INSERT', 'key_generations').breaks,
      refusing('INSERT', 'key_generations').repair,
    ],
    [
      'before anything is wrapped anew',
      refusing('UPDATE', 'chat_keys').breaks,
      refusing('UPDATE', 'chat_keys').repair,
    ],
    ['in the middle of that', later.breaks, later.repair],
    [
      'before the old generation ends',
      refusing('DELETE', 'key_generations').breaks,
      refusing('DELETE', 'key_generations').repair,
    ],
    [
      'before its file is destroyed',
      async ({ generations: { folder } }) => Object.assign(folder, { destroy: full }),
      full,
    ],
  ])('%s loses no chat, and the next start finishes the turn', async (_, breaks, repair) => {
    const person = await talked();
    await manyChatsOf(person);
    const before = keyFiles();
    wait(HOUR_MS);
    const crashing = otherProcess();
    await breaks(crashing);
    await expect(turnGenerations(crashing)).rejects.toThrow();
    await expectReadable(person, otherProcess());
    await repair().catch(() => {});

    const started = otherProcess();
    await prepareKeys(started);
    expect(keyFiles()).toEqual(await generationsOf());
    expect(keyFiles()).toHaveLength(1);
    expect(keyFiles()).not.toEqual(before);
    await expectReadable(person, started);
    const left = await sql`SELECT FROM chat_keys JOIN key_generations ON id = generation`;
    expect(left.length).toBeGreaterThan(MORE_THAN_A_BATCH);
    await sql`DELETE FROM chat_sessions`;
  });
});

const MORE_THAN_A_BATCH = 250;

async function manyChatsOf({ userId, session: { id: like } }: Chatter): Promise<void> {
  const session = await findChatSession(sql, userId, like, deps.clock());
  const generation = await currentGeneration(deps);
  for (let count = 0; session && count < MORE_THAN_A_BATCH; count += 1) {
    const id = randomUUID();
    const wrapped = wrapKey(generation, { key: randomKey(), userId, sessionId: id });
    await insertChatSession(sql, { ...session, id, wrapped, generation: generation.id });
  }
}
