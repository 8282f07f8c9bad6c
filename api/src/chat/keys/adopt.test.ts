import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createDeps } from '../../create-deps.ts';
import { type Chatter, chatApp, read } from '../../testing/chat-app.ts';
import { type ConversationKey, encrypt, type Kind, unseal } from '../seal.ts';
import { findChatSession } from '../sessions/queries.ts';
import { conversationKey } from './conversation-key.ts';
import { prepareKeys } from './prepare-keys.ts';

const { upstream, chatter, deps, through } = await chatApp();
const { sql } = deps;

async function talked(): Promise<Chatter> {
  const person = await chatter();
  upstream.next({ kind: 'reply', words: ['Good.'] });
  await read(await person.say('A good day'));
  return person;
}

/** Stores a chat as Saathi did before there were generations: its key under the master key, its texts bound to their rows alone. */
async function makeOld({ userId, session: { id } }: Chatter): Promise<void> {
  const row = await findChatSession(sql, userId, id, deps.clock());
  const [master] = deps.secrets.masterKeys;
  if (!row || !master) throw new Error('There is no such chat.');
  const key = await conversationKey(deps, row);
  const old = (kind: Kind, sealed: Buffer, rowId: string) =>
    encrypt(key.key, Buffer.from(unseal(key, kind, sealed, rowId)), rowId);
  await sql`UPDATE chat_sessions SET sealed = ${old('names', row.sealed, id)} WHERE id = ${id}`;
  const messages = await sql<{ id: string; sealed: Buffer }[]>`
    SELECT id, sealed FROM chat_messages WHERE session_id = ${id}`;
  for (const message of messages) {
    await sql`UPDATE chat_messages SET sealed = ${old('message', message.sealed, message.id)} WHERE id = ${message.id}`;
  }
  await sql`
    UPDATE chat_keys SET generation = NULL, master_key_id = ${master.id}, wrapped = ${wrapOld(master.key, key)}
    WHERE session_id = ${id}`;
}

const wrapOld = (master: Buffer, { key, sessionId }: ConversationKey) =>
  encrypt(createSecretKey(master), key.export(), sessionId);

it('chats of before there were generations open after the upgrade as they did, and are wrapped by one', async () => {
  const [asha, ravi] = [await talked(), await talked()];
  const before = [await asha.view(), await ravi.view()];
  for (const person of [asha, ravi]) await makeOld(person);
  expect((await asha.visitor.get(`/v1/chat-sessions/${asha.session.id}`)).status).toBe(409);
  const upgraded = createDeps(deps);
  await prepareKeys(upgraded);
  await through(createApp(upgraded).fetch, async () => {
    expect([await asha.view(), await ravi.view()]).toEqual(before);
    expect((await read(await asha.say('And now?'))).last).toMatchObject({ type: 'done' });
  });
  expect(await sql`SELECT FROM chat_keys WHERE generation IS NULL OR master_key_id IS NOT NULL`).toHaveLength(
    0,
  );
});

it('one that does not open stays as it is and keeps no other from coming along', async () => {
  const [broken, whole] = [await talked(), await talked()];
  for (const person of [broken, whole]) await makeOld(person);
  await sql`UPDATE chat_messages SET sealed = 'damaged' WHERE session_id = ${broken.session.id}`;
  await prepareKeys(deps);
  expect((await whole.view()).messages).toHaveLength(2);
  expect(await sql`SELECT master_key_id FROM chat_keys WHERE session_id = ${broken.session.id}`).toEqual([
    { master_key_id: 'generated' },
  ]);
});
