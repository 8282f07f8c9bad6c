import { expect, it } from 'vitest';
import { chatApp, read } from '../testing/chat-app.ts';

const { upstream, chatter, deps, logged } = await chatApp();
const ASKED = 'zanzibarquestion about my brother';
const ANSWER = 'quetzalanswer for you';
const NAME = 'Xanthippemitra';

/** Every row of every table, as text: bytes as the hex and as the characters they are. */
async function everything(): Promise<string> {
  const tables = await deps.sql<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`;
  const rows = await Promise.all(
    tables.map(({ name }) => deps.sql.unsafe(`SELECT t.*, t::text AS whole FROM ${name} AS t`)),
  );
  const cells = rows.flat().flatMap((row) => Object.values(row));
  return cells
    .map((cell) => (Buffer.isBuffer(cell) ? cell.toString('latin1') : JSON.stringify(cell)))
    .join('\n');
}

it('no table and no log line holds a readable word of a conversation, before or after it is deleted', async () => {
  const person = await chatter({}, { ai_name: NAME });
  upstream.next({ kind: 'reply', words: ['quetzalanswer ', 'for you'] });
  expect((await read(await person.say(ASKED))).text).toBe(ANSWER);
  await read(await person.say('I want to kill myself, zanzibarquestion'));
  upstream.next({ kind: 'cut', words: ['quetzalanswer '] });
  await read(await person.say(ASKED));
  upstream.next({ kind: 'held' });
  const running = read(await person.say(ASKED));
  await upstream.calls(3);
  upstream.push('quetzalanswer ');

  const stored = `${await everything()}\n${logged.join('')}`;
  expect(stored).toContain(person.session.id);
  for (const word of [
    'zanzibar',
    'quetzal',
    'brother',
    NAME,
    Buffer.from('zanzibar').toString('hex'),
    Buffer.from('zanzibar').toString('base64').slice(0, 10),
  ]) {
    expect(stored).not.toContain(word);
  }

  const deleted = await person.visitor.send('DELETE', `/v1/chat-sessions/${person.session.id}`);
  expect(deleted.status).toBe(204);
  await running;
  const left = `${await everything()}\n${logged.join('')}`;
  expect(left).not.toContain(person.session.id);
  expect(await deps.sql`SELECT FROM chat_keys`).toHaveLength(0);
  expect(await deps.sql`SELECT FROM chat_messages`).toHaveLength(0);
});
