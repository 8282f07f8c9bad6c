import { Profile } from 'contracts/people';
import { expect, it } from 'vitest';
import { type Chatter, chatApp, read } from '../testing/chat-app.ts';

const { upstream, chatter, wait } = await chatApp();
const HOUR_MS = 3_600_000;

async function setAutoDelete(person: Chatter, on: boolean): Promise<void> {
  const answer = await person.visitor.send('PATCH', '/v1/profile', { auto_delete: on });
  expect(Profile.parse(await answer.json()).auto_delete).toBe(on);
}

async function hoursLeftAfterMessage(person: Chatter): Promise<number> {
  upstream.next({ kind: 'reply', words: ['Yes.'] });
  await read(await person.say('Hello'));
  const { session } = await person.view();
  return (Date.parse(session.expires_at) - Date.parse(session.updated_at)) / HOUR_MS;
}

it('is on until somebody switches it off, and stays as it is while other fields change', async () => {
  const person = await chatter();
  const profile = async () => Profile.parse(await (await person.visitor.get('/v1/profile')).json());
  expect((await profile()).auto_delete).toBe(true);
  await setAutoDelete(person, false);
  await person.visitor.send('PATCH', '/v1/profile', { name: 'Usha' });
  expect(await profile()).toMatchObject({ name: 'Usha', auto_delete: false });
});

it('decides with every message how long an open chat stays from then on', async () => {
  const person = await chatter();
  expect(await hoursLeftAfterMessage(person)).toBe(24);
  await setAutoDelete(person, false);
  wait(HOUR_MS);
  expect(await hoursLeftAfterMessage(person)).toBe(72);
  await setAutoDelete(person, true);
  wait(HOUR_MS);
  expect(await hoursLeftAfterMessage(person)).toBe(24);
});

it('does not move the end of a chat that nobody writes in any more', async () => {
  const person = await chatter();
  const before = (await person.view()).session.expires_at;
  await setAutoDelete(person, false);
  expect((await person.view()).session.expires_at).toBe(before);
});

it.each([['off'], [null], [0]])('takes only yes or no, not %j', async (auto_delete) => {
  const person = await chatter();
  expect((await person.visitor.send('PATCH', '/v1/profile', { auto_delete })).status).toBe(400);
});
