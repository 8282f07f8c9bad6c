import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ChatSessionList } from 'contracts/chat';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createDeps } from '../../create-deps.ts';
import { isStartProblem } from '../../server/start/start-problem.ts';
import { type Chatter, chatApp, openChat, read } from '../../testing/chat-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { acceptKeys, planAcceptance } from './check-keys.ts';
import { prepareKeys } from './prepare-keys.ts';
import { turnGenerations } from './turn.ts';

const { upstream, chatter, deps, wait, through } = await chatApp();
const HOUR_MS = 3_600_000;
const { sql: elsewhere } = await testDatabase();
const newKey = (id: string) => ({ id, key: randomBytes(32) });
const files = () => readdirSync(deps.settings.keyDir).sort();

/** A start with other keys. */
function another(change: Partial<typeof deps.settings>, sql = deps.sql) {
  return createDeps({ ...deps, sql, settings: { ...deps.settings, ...change } });
}

async function refusal(started: ReturnType<typeof another>): Promise<string> {
  const error: unknown = await prepareKeys(started).catch((reason: unknown) => reason);
  expect(isStartProblem(error)).toBe(true);
  const { message } = error as Error;
  expect(message).not.toContain('\n');
  return message;
}

async function talked(): Promise<Chatter> {
  const person = await chatter();
  upstream.next({ kind: 'reply', words: ['Good.'] });
  await read(await person.say('A good day'));
  return person;
}

const rotated = newKey('rotated');

const lost = (name: string) => join(deps.settings.dataDir, name);

describe('a start', () => {
  it('goes on with the same keys, however often', async () => {
    const person = await talked();
    for (let count = 0; count < 2; count += 1) await prepareKeys(another({}));
    expect((await person.view()).messages).toHaveLength(2);
  });

  it('names what is lost or exchanged, in one line, and changes nothing', async () => {
    const person = await talked();
    const before = files();
    const masterKeys = deps.secrets.masterKeys.map(({ id }) => newKey(id));
    expect(await refusal(another({ authSecret: 'x'.repeat(40) }))).toContain('AUTH_SECRET is another one');
    expect(await refusal(another({ masterKeys }))).toContain(
      'the key generated of MASTER_KEYS is another one',
    );
    expect(await refusal(another({ masterKeys: [newKey('2027')] }))).toMatch(
      /lacks \S+\.key, or it does not open/,
    );
    expect(await refusal(another({ keyDir: lost('mislaid') }))).toMatch(
      /mislaid lacks \S+\.key.* looks like a database that was put back from a backup.* README, Lost keys/,
    );
    const all = await refusal(another({ authSecret: 'y'.repeat(40), masterKeys, keyDir: lost('gone') }));
    for (const part of ['AUTH_SECRET', 'MASTER_KEYS', 'gone lacks', 'README, Lost keys'])
      expect(all).toContain(part);
    expect(files()).toEqual(before);
    await prepareKeys(another({}));
    expect((await person.view()).messages).toHaveLength(2);
  });

  it('with another database leaves the keys of this one alone', async () => {
    const before = files();
    expect(await refusal(another({}, elsewhere))).toContain('belongs to another database');
    for (const accept of [planAcceptance, acceptKeys])
      await expect(accept(another({}, elsewhere))).rejects.toThrow('Choose an empty folder with KEY_DIR');
    expect(files()).toEqual(before);
  });

  it('with a copy of the database refuses, and accepting would take the folder from the original: that is said first', async () => {
    const before = files();
    const rows = await deps.sql`SELECT id, started_at FROM key_generations`;
    await elsewhere`INSERT INTO key_generations ${elsewhere(rows)}`;
    expect(await refusal(another({}, elsewhere))).toMatch(/another database.* put back from a backup/);
    expect(await planAcceptance(another({}, elsewhere))).toEqual({
      exchanged: [],
      lost: [],
      taken: deps.settings.keyDir,
    });
    expect(files()).toEqual(before);
  });

  it('takes a new master key beside the old one, which may go after a turn', async () => {
    const person = await talked();
    const both = another({ masterKeys: [rotated, ...deps.secrets.masterKeys] });
    await prepareKeys(both);
    wait(HOUR_MS);
    await turnGenerations(both);
    const alone = another({ masterKeys: [rotated] });
    await prepareKeys(alone);
    const { messages } = await through(createApp(alone).fetch, person.view);
    expect(messages).toHaveLength(2);
  });
});

describe('lost keys', () => {
  it('can be accepted: their chats stand in the lists without a title, and new ones begin', async () => {
    const { fetch } = createApp(another({ masterKeys: [rotated] }));
    const [person, saved] = await through(fetch, async () => [await talked(), await talked()]);
    await saved.visitor.send('POST', '/v1/saved-chats', { chat_session_id: saved.session.id });
    const afresh = another({
      masterKeys: [newKey('afresh')],
      keyDir: lost('afresh'),
      authSecret: deps.secrets.authSecret,
    });
    expect(await refusal(afresh)).toContain('afresh lacks');
    expect(await planAcceptance(afresh)).toMatchObject({
      exchanged: [],
      lost: [expect.any(String)],
      taken: undefined,
    });
    expect(await acceptKeys(afresh)).toBe(1);
    await prepareKeys(afresh);
    wait(1000);
    await through(createApp(afresh).fetch, async () => {
      const { session } = await openChat(person.visitor, person.userId);
      const list = async () =>
        ChatSessionList.parse(await (await person.visitor.get('/v1/chat-sessions')).json()).chat_sessions;
      expect((await list()).map(({ id, title, unreadable }) => [id, title, unreadable])).toEqual([
        [session.id, session.title, undefined],
        [person.session.id, 'A chat that can no longer be opened', true],
      ]);
      const path = `/v1/chat-sessions/${person.session.id}`;
      const answer = await person.visitor.get(path);
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'chat_unreadable' }]);
      expect(await (await person.say('Hello?')).json()).toMatchObject({ code: 'chat_unreadable' });
      expect((await person.visitor.get('/v1/account/export')).status).toBe(200);
      expect((await person.visitor.send('DELETE', path)).status).toBe(204);
      expect(await list()).toHaveLength(1);
      const kept = await (await saved.visitor.get('/v1/saved-chats')).json();
      expect(kept).toMatchObject({ saved_chats: [{ id: saved.session.id, unreadable: true }] });
      expect((await saved.visitor.send('DELETE', `/v1/saved-chats/${saved.session.id}`)).status).toBe(204);
    });
  });
});
