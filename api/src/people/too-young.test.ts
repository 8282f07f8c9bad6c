import { describe, expect, it } from 'vitest';
import { chatApp, read } from '../testing/chat-app.ts';
import { PASSWORD } from '../testing/visitor.ts';

const { chatter, visitor, deps, upstream } = await chatApp();
const CHILD = `${deps.clock().getUTCFullYear() - 10}-01-01`;
const GROWN_UP = '1990-01-01';

describe('somebody who gave a birthday under 13', () => {
  it('has no chat, and no other birthday afterwards', async () => {
    const { visitor: browser, say } = await chatter();
    for (const dob of [CHILD, GROWN_UP]) {
      const refused = await browser.send('PATCH', '/v1/profile', { dob });
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'too_young' }]);
    }
    const before = upstream.asked.length;
    const refused = await say('Hello');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('please write to us') });
    expect(upstream.asked.length).toBe(before);
  });

  it('keeps the rest of what they told, and changes it', async () => {
    const { visitor: browser } = await chatter();
    await browser.send('PATCH', '/v1/profile', { dob: CHILD });
    expect(await (await browser.send('PATCH', '/v1/profile', { name: 'Asha D' })).json()).toMatchObject({
      name: 'Asha D',
    });
  });

  it('is answered in a crisis', async () => {
    const { visitor: browser, say } = await chatter();
    await browser.send('PATCH', '/v1/profile', { dob: CHILD });
    expect((await read(await say('I want to kill myself'))).last).toMatchObject({ message: { care: true } });
  });
});

it('a child’s birthday, typed by a visitor, does not take the chats from the grown-up who signs in next', async () => {
  const mother = await chatter();
  const phone = visitor();
  await phone.send('POST', '/auth/v1/sign-in/anonymous');
  await phone.send('PATCH', '/v1/profile', { dob: CHILD });
  const signIn = { email: mother.visitor.email, password: PASSWORD };
  expect((await phone.send('POST', '/auth/v1/sign-in/email', signIn)).status).toBe(200);
  expect((await mother.say('Hello')).status).toBe(200);
  expect(await (await mother.visitor.get('/v1/session')).json()).toMatchObject({ person: { minor: false } });
});
