import { createSecretKey } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createDeps } from '../../create-deps.ts';
import { startPostgres } from '../../embedded/postgres/start.ts';
import { connect } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';
import { chatApp, openChat, PROFILE, read } from '../../testing/chat-app.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { type Generation, unseal, unwrapKey } from '../seal.ts';
import { createGenerations } from './generations.ts';
import { createKeyFolder } from './key-folder.ts';
import { prepareKeys } from './prepare-keys.ts';
import { turnGenerations } from './turn.ts';

// A Postgres of its own, durable as for people: its whole data folder is what an attacker copied.
const HOUR_MS = 3_600_000;
const WORDS = 'zanzibarquestion about my brother';
const root = mkdtempSync(join(tmpdir(), 'saathi-copies-'));
chmodSync(root, 0o755);
const { upstream, deps: model, wait } = await chatApp();
const postgres = await startPostgres(join(root, 'postgres'));
const sql = connect(postgres.url);
await migrate(sql);
const settings = {
  ...model.settings,
  dataDir: join(root, 'data'),
  keyDir: join(root, 'data/keys'),
};
const deps = createDeps({ ...model, mail: undefined, sql, settings });
await prepareKeys(deps);
const app = createApp(deps);
afterAll(async () => {
  await deps.runs.drain(0);
  await sql.end();
  await postgres.stop();
  for (const path of [dirname(postgres.data), root]) rmSync(path, { recursive: true, force: true });
});

/** Everything below a folder, as bytes. */
function bytesOf(folder: string): Buffer[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
}

const holds = (files: Buffer[], bytes: Buffer | string) => files.some((file) => file.includes(bytes));

/** Every key that a server with this folder could have: of its generations, its master keys, and any 32 bytes of a file or setting. */
async function everyKey(): Promise<Generation[]> {
  const folder = createKeyFolder(settings.keyDir);
  const generations = createGenerations(folder, deps.secrets.masterKeys);
  const opened = await Promise.all((await generations.list()).map((id) => generations.find(id)));
  const known = [
    ...bytesOf(settings.keyDir),
    ...bytesOf(settings.dataDir),
    Buffer.from(JSON.stringify(settings)),
  ];
  const decoded = known.flatMap((bytes) => {
    const encoded = bytes.toString('latin1').match(/[A-Za-z0-9+/_-]{43,}/g) ?? [];
    return [bytes, ...encoded.map((text) => Buffer.from(text, 'base64'))];
  });
  const windows = decoded.flatMap((bytes) =>
    Array.from({ length: Math.max(0, bytes.length - 31) }, (_, at) => bytes.subarray(at, at + 32)),
  );
  const keys = [...deps.secrets.masterKeys.map(({ key }) => key), ...windows];
  return [
    ...opened.flatMap((generation) => generation ?? []),
    ...keys.map((key) => ({ id: 'any', key: createSecretKey(key) })),
  ];
}

it('a deleted chat cannot be opened from a copy made before, with all that the server has after a turn', async () => {
  const visitor = createVisitor(app);
  const userId = await visitor.join();
  await visitor.send('PATCH', '/v1/profile', PROFILE);
  const person = await openChat(visitor, userId);
  upstream.next({ kind: 'reply', words: ['Tell me more.'] });
  await read(await person.say(WORDS));
  const sessionId = person.session.id;
  const [message] = await sql<{ id: string; sealed: Buffer; wrapped: Buffer }[]>`
    SELECT id, sealed, wrapped FROM chat_messages JOIN chat_keys USING (session_id)
    WHERE session_id = ${sessionId} AND role = 'user'`;
  if (!message) throw new Error('There is no message.');

  await sql`CHECKPOINT`;
  const copy = join(root, 'copy');
  cpSync(postgres.data, copy, { recursive: true });
  const copied = bytesOf(copy);
  const logs = bytesOf(join(copy, 'pg_wal'));
  // The copy is as good as can be: all it takes but the generation's key, in the table and in the write-ahead log.
  for (const bytes of [message.wrapped, message.sealed])
    expect([holds(copied, bytes), holds(logs, bytes)]).toEqual([true, true]);

  const place = { userId, sessionId };
  const attack = (keys: Generation[]) =>
    keys.flatMap((key) => {
      try {
        return unseal(unwrapKey(key, message.wrapped, place), 'message', message.sealed, message.id);
      } catch {
        return [];
      }
    });
  const before = await everyKey();
  expect(attack(before)).toEqual([expect.stringContaining(WORDS)]);
  const destroyed = before.find(({ id }) => id !== 'any');
  const file = readFileSync(join(settings.keyDir, `${destroyed?.id}.key`), 'utf8').trim();

  expect((await visitor.send('DELETE', `/v1/chat-sessions/${sessionId}`)).status).toBe(204);
  wait(HOUR_MS);
  await turnGenerations(deps);
  const after = await everyKey();
  expect(after.length).toBeGreaterThan(100);
  expect(attack(after)).toEqual([]);
  // Neither that key nor the file it lay in is anywhere, in whatever form.
  const everywhere = [...copied, ...bytesOf(postgres.data), ...bytesOf(settings.dataDir)];
  const key = destroyed?.key.export() ?? Buffer.alloc(0);
  for (const form of [key, key.toString('base64'), key.toString('hex'), file])
    expect(holds(everywhere, form)).toBe(false);
});
