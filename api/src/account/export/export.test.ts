import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { chatApp, read } from '../../testing/chat-app.ts';
import { refundPack } from '../../testing/payment-app.ts';
import { startTestSandbox } from '../../testing/payment-sandbox.ts';
import { sendPhoto, standInReaders } from '../../testing/send-photo.ts';
import { subscribe } from '../../testing/subscriber.ts';
import type { Visitor } from '../../testing/visitor.ts';

const sandbox = await startTestSandbox();
const { upstream, chatter, visitor, deps, wait } = await chatApp({
  payments: sandbox.payments,
  photoReaders: standInReaders(async () => 'words'),
});
const { sql } = deps;
const HOUR_MS = 3_600_000;
const UNREADABLE = /token|password|secret|hash|sealed|wrapped/i;

async function exported(browser: Visitor): Promise<Map<string, string>> {
  const answer = await browser.get('/v1/account/export');
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return new Map(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

async function talker(words: string) {
  const person = await chatter();
  await person.visitor.send('PUT', '/v1/traits', { answers: Array.from({ length: 24 }, () => 4) });
  await person.visitor.send('PUT', '/v1/moods/today', { mood: 4 });
  await sendPhoto(person.visitor);
  await refundPack(sandbox, person.visitor, person.userId);
  await subscribe(sandbox, person);
  upstream.next({ kind: 'reply', words: ['I heard ', 'you.'] });
  await read(await person.say(words));
  return person;
}

it('holds every table that is keyed to a person, with all of their rows and nobody else’s', async () => {
  const [asha, ravi] = [await talker('a good day'), await talker('zanzibar')];
  const files = await exported(asha.visitor);
  const tables = await sql<{ name: string; column: string }[]>`
    SELECT c.table_name AS name, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND replace(lower(c.column_name), '_', '') = 'userid'`;
  for (const { name, column } of tables) {
    const rows = await sql`SELECT FROM ${sql(name)} WHERE ${sql(column)} = ${asha.userId}`;
    expect(rows.length, name).toBeGreaterThan(0);
    expect(JSON.parse(files.get(`data/${name}.json`) ?? 'null'), name).toHaveLength(rows.length);
  }
  expect(JSON.parse(files.get('data/account.json') ?? '')).toMatchObject({ email: asha.visitor.email });
  for (const text of files.values()) {
    for (const his of [ravi.userId, ravi.visitor.email, ravi.session.id, 'zanzibar'])
      expect(text).not.toContain(his);
  }
});

it('holds no hash, no token and no key', async () => {
  const person = await talker('a good day');
  await sql`
    UPDATE auth_account SET access_token = 'opens-a', refresh_token = 'opens-r', id_token = 'opens-i'
    WHERE user_id = ${person.userId}`;
  const files = await exported(person.visitor);
  const all = [...files.values()].join('\n');
  const secrets = await sql<{ secret: string }[]>`
    SELECT password AS secret FROM auth_account WHERE user_id = ${person.userId}
    UNION ALL SELECT token FROM auth_session WHERE user_id = ${person.userId}
    UNION ALL SELECT encode(wrapped, 'hex') FROM chat_keys
    UNION ALL SELECT encode(wrapped, 'base64') FROM chat_keys`;
  expect(secrets.length).toBeGreaterThan(3);
  for (const { secret } of [...secrets, { secret: 'opens-' }]) expect(all).not.toContain(secret);
  for (const [path, text] of files) {
    if (!path.startsWith('data/')) continue;
    const columns = [JSON.parse(text)].flat().flatMap((row) => Object.keys(row));
    expect(
      columns.filter((name) => UNREADABLE.test(name) && !name.endsWith('_expires_at')),
      path,
    ).toEqual([]);
  }
});

it('tells every chat in its own words, to read in a browser and as text', async () => {
  const person = await talker('<b>namaste</b> "साथी"');
  await read(await person.say('I want to kill myself'));
  const files = await exported(person.visitor);
  const chat = files.get('chats/001-mentor.txt') ?? '';
  expect(chat).toContain(person.session.title);
  expect(chat).toMatch(/You, \d.*\n<b>namaste<\/b> "साथी"\n\nMitra, \d.*\nI heard you\.\n\nYou, /);
  const page = files.get('index.html') ?? '';
  expect(page).toContain('&lt;b&gt;namaste&lt;/b&gt; &quot;साथी&quot;');
  expect(page).not.toContain('<b>');
  for (const words of ['Asha', person.visitor.email, 'I heard you.', 'Personality type', '4 of 5']) {
    expect(page).toContain(words);
  }
  for (const path of files.keys()) if (path !== 'index.html') expect(page).toContain(`href="${path}"`);
});

it('holds more than the fifty messages a screen shows, and no chat whose time is over', async () => {
  const person = await chatter();
  for (let count = 0; count < 27; count += 1) await person.say(`I want to kill myself, ${count}.`);
  const chat = (await exported(person.visitor)).get('chats/001-mentor.txt') ?? '';
  expect(chat.match(/^You, /gm)).toHaveLength(27);
  wait(25 * HOUR_MS);
  const later = await exported(person.visitor);
  expect([...later.keys()].filter((path) => path.startsWith('chats/'))).toEqual([]);
  expect(later.get('index.html')).toContain('There is no chat left to read.');
});

it('comes as a file to keep, for somebody anonymous, too, and not without end', async () => {
  const guest = visitor();
  await guest.send('POST', '/auth/v1/sign-in/anonymous');
  const answer = await guest.get('/v1/account/export');
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="saathi-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await answer.arrayBuffer();
  const account = JSON.parse((await exported(guest)).get('data/account.json') ?? '');
  expect(account).toMatchObject({ email: null });
  for (let count = 0; count < 8; count += 1) await exported(guest);
  const refused = await guest.get('/v1/account/export');
  expect([refused.status, await refused.json()]).toEqual([
    429,
    {
      code: 'too_many_requests',
      message: 'You have just downloaded your data. Please try again in ten minutes.',
    },
  ]);
});
