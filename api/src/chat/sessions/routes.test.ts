import { randomUUID } from 'node:crypto';
import { ChatSessionList, ChatSessionView, SavedChatList } from 'contracts/chat';
import { describe, expect, it } from 'vitest';
import { policy } from '../../policy/policy.ts';
import { chatApp, openChat, PROFILE, read } from '../../testing/chat-app.ts';

const { upstream, chatter, visitor, deps, wait } = await chatApp();
const HOUR_MS = 3_600_000;
const REQUEST = {
  category: 'mentor',
  subcategory: null,
  ai_name: 'Mitra',
  ai_gender: 'female',
  voice_style: 'calm',
  addressed_as: 'not_specified',
};

describe('a chat', () => {
  it('opens with a title, starters and the moment it is erased', async () => {
    const { session } = await chatter();
    expect(session).toMatchObject({ category: 'mentor', ai_name: 'Mitra', demo: false });
    expect(session.title).toMatch(/^Mentor Chat - \d{1,2} \w+ \d{4}$/);
    expect(session.starters).toHaveLength(3);
    expect(Date.parse(session.expires_at) - Date.parse(session.created_at)).toBe(24 * HOUR_MS);
  });

  it('stays 72 hours for who switched Auto-delete off', async () => {
    const person = await chatter();
    await deps.sql`UPDATE user_profile SET auto_delete = false WHERE user_id = ${person.userId}`;
    const { session } = await openChat(person.visitor, person.userId);
    expect(Date.parse(session.expires_at) - Date.parse(session.created_at)).toBe(72 * HOUR_MS);
  });

  it('is one of at most as many as the policy says, open and saved, however fast they are opened', async () => {
    const { visitor: browser, session } = await chatter();
    const decided = policy.limits.chats;
    policy.limits.chats = 3;
    const post = async () => (await browser.send('POST', '/v1/chat-sessions', REQUEST)).status;
    const statuses = await Promise.all(Array.from({ length: 6 }, post));
    await browser.send('POST', '/v1/saved-chats', { chat_session_id: session.id });
    const refused = await browser.send('POST', '/v1/chat-sessions', REQUEST);
    await browser.send('DELETE', `/v1/saved-chats/${session.id}`);
    const again = await post();
    policy.limits.chats = decided;
    expect(statuses.sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await refused.json()).toEqual({
      code: 'too_many_chats',
      message:
        'You have three chats, the most there can be at a time. Please delete one you no longer need; all of them are kept.',
    });
    expect(again).toBe(201);
  });

  it('is listed newest first, to its person alone', async () => {
    const person = await chatter();
    wait(1000);
    const second = await openChat(person.visitor, person.userId);
    const list = ChatSessionList.parse(await (await person.visitor.get('/v1/chat-sessions')).json());
    expect(list.chat_sessions.map(({ id }) => id)).toEqual([second.session.id, person.session.id]);
    const other = await chatter();
    expect((await other.visitor.get(`/v1/chat-sessions/${person.session.id}`)).status).toBe(404);
    expect((await other.visitor.send('DELETE', `/v1/chat-sessions/${person.session.id}`)).status).toBe(404);
    expect((await person.view()).session.id).toBe(person.session.id);
  });

  it('shows its latest fifty messages, oldest first, and the others page by page, saved too', async () => {
    const person = await chatter();
    for (let count = 0; count < 26; count += 1) await person.say(`I want to kill myself ${count}`);
    const read = async (kind: string) => {
      const pages: string[][] = [];
      for (let query = ''; ; ) {
        const response = await person.visitor.get(`/v1/${kind}/${person.session.id}${query}`);
        const { messages, before } = ChatSessionView.parse(await response.json());
        pages.push(messages.map(({ role, content }) => (role === 'user' ? content : '')));
        if (!before) return pages.reverse();
        query = `?before=${before}`;
      }
    };
    const pages = await read('chat-sessions');
    expect(pages.map(({ length }) => length)).toEqual([2, 50]);
    expect(pages.flat().filter(Boolean)).toEqual(
      Array.from({ length: 26 }, (_, count) => `I want to kill myself ${count}`),
    );
    await person.visitor.send('POST', '/v1/saved-chats', { chat_session_id: person.session.id });
    expect(await read('saved-chats')).toEqual(pages);
  });

  it('has no page before a message that is not its own', async () => {
    const person = await chatter();
    const other = await chatter();
    await person.say('I want to kill myself');
    await other.say('I want to kill myself');
    const second = await openChat(person.visitor, person.userId);
    const first = (await person.view()).messages[0]?.id;
    const foreign = (await other.view()).messages[0]?.id;
    const ask = (chat: string, before?: string) =>
      person.visitor.get(`/v1/chat-sessions/${chat}?before=${before}`);
    for (const response of [
      await ask(person.session.id, randomUUID()),
      await ask(person.session.id, foreign),
      await ask(second.session.id, first),
      await ask(person.session.id, '1 OR true'),
    ]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        message: 'These messages are not there any more. Please reload the chat.',
      });
    }
    expect((await (await ask(person.session.id, first)).json()) as object).toMatchObject({ messages: [] });
    const elsewhere = await other.visitor.get(`/v1/chat-sessions/${person.session.id}?before=${first}`);
    expect(elsewhere.status).toBe(404);
  });

  it('needs a verified e-mail, an allowed country and a fitting form', async () => {
    const somebody = visitor();
    expect((await somebody.send('POST', '/v1/chat-sessions', REQUEST)).status).toBe(401);
    expect((await somebody.get('/v1/chat-sessions')).status).toBe(401);
    await somebody.signUp();
    expect((await somebody.send('POST', '/v1/chat-sessions', REQUEST)).status).toBe(403);
    const { visitor: browser, userId } = await chatter();
    const bad = await browser.send('POST', '/v1/chat-sessions', { ...REQUEST, ai_name: '  ' });
    expect(await bad.json()).toMatchObject({ message: 'Please give your companion a name.' });
    expect((await browser.get('/v1/chat-sessions/not-an-id')).status).toBe(400);
    await deps.sql`UPDATE user_profile SET country = 'US' WHERE user_id = ${userId}`;
    expect((await browser.send('POST', '/v1/chat-sessions', REQUEST)).status).toBe(403);
  });

  it('with a romantic companion is for adults of known age, and the placeholder birthday is none', async () => {
    const romantic = { ...REQUEST, category: 'companion', subcategory: 'romantic_partner' };
    const profiles: [object, number][] = [
      [{}, 201],
      [{ dob: `${new Date().getUTCFullYear() - 16}-01-01` }, 403],
      [{ name: 'User', dob: '2000-01-01', gender: 'other' }, 403],
      [{ name: 'Usha', dob: '2000-01-01', gender: 'other' }, 201],
    ];
    for (const [profile, status] of profiles) {
      const person = await chatter(profile);
      expect(
        (await person.visitor.send('POST', '/v1/chat-sessions', romantic)).status,
        JSON.stringify(profile),
      ).toBe(status);
      for (const subcategory of ['girlfriend', 'boyfriend']) {
        const other = { ...romantic, subcategory };
        expect((await person.visitor.send('POST', '/v1/chat-sessions', other)).status).toBe(status);
      }
    }
  });

  it.each([
    ['companion', 'Romantic_Partner'],
    ['companion', 'lover'],
    ['companion', 'romantic_рartner'],
    ['companion', 'mistress'],
    ['mentor', 'girlfriend'],
    ['companion', 'boss'],
    ['anger_release', 'romantic_partner'],
    ['mentor', 'friend'],
    ['companion', ''],
  ])('with a %s who is called “%s” is refused, at any age', async (category, subcategory) => {
    const { visitor: browser } = await chatter();
    const response = await browser.send('POST', '/v1/chat-sessions', { ...REQUEST, category, subcategory });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'invalid',
      message: 'There is no such companion. Please choose one of those that are offered.',
    });
  });

  it('that says nothing romantic by name is still one, when it was opened under an older name', async () => {
    const person = await chatter({ dob: '2012-01-01' }, { category: 'companion', subcategory: 'friend' });
    await deps.sql`UPDATE chat_sessions SET subcategory = 'lover' WHERE id = ${person.session.id}`;
    expect(await (await person.say('Hello')).json()).toMatchObject({ code: 'adults_only' });
  });

  it('with a romantic companion stays closed to who once gave a younger birthday', async () => {
    const romantic = { ...REQUEST, category: 'companion', subcategory: 'romantic_partner' };
    for (const young of ['2012-01-01', `${new Date().getUTCFullYear() - 9}-01-01`]) {
      const { visitor: browser } = await chatter();
      const minor = async () => {
        const { person } = (await (await browser.get('/v1/session')).json()) as {
          person: { minor: boolean };
        };
        return [person.minor, (await browser.send('POST', '/v1/chat-sessions', romantic)).status];
      };
      expect(await minor()).toEqual([false, 201]);
      await browser.send('PATCH', '/v1/profile', { dob: young });
      expect(await minor()).toEqual([true, 403]);
      await browser.send('PATCH', '/v1/profile', { dob: '1990-01-01' });
      expect(await minor()).toEqual([true, 403]);
    }
  });

  it('is gone at once when it is deleted, and when its key is', async () => {
    const person = await chatter();
    const second = await openChat(person.visitor, person.userId);
    await person.visitor.send('DELETE', `/v1/chat-sessions/${person.session.id}`);
    expect((await person.visitor.get(`/v1/chat-sessions/${person.session.id}`)).status).toBe(404);
    await deps.sql`DELETE FROM chat_keys WHERE session_id = ${second.session.id}`;
    expect((await person.visitor.get(`/v1/chat-sessions/${second.session.id}`)).status).toBe(404);
    expect((await second.say('Hello')).status).toBe(404);
    const list = ChatSessionList.parse(await (await person.visitor.get('/v1/chat-sessions')).json());
    expect(list.chat_sessions).toEqual([]);
  });
});

describe('a saved chat', () => {
  it('is kept 72 hours, readable, ended, and no longer among the open ones', async () => {
    const person = await chatter();
    upstream.next({ kind: 'reply', words: ['Good.'] });
    await read(await person.say('A good day'));
    const saved = await person.visitor.send('POST', '/v1/saved-chats', {
      chat_session_id: person.session.id,
    });
    expect(saved.status).toBe(201);
    const { saved_chats } = SavedChatList.parse(await (await person.visitor.get('/v1/saved-chats')).json());
    expect(saved_chats.map(({ id }) => id)).toEqual([person.session.id]);
    expect(Date.parse(saved_chats[0]?.expires_at ?? '') - deps.clock().getTime()).toBe(72 * HOUR_MS);
    const view = ChatSessionView.parse(
      await (await person.visitor.get(`/v1/saved-chats/${person.session.id}`)).json(),
    );
    expect(view.messages.map(({ content }) => content)).toEqual(['A good day', 'Good.']);
    const open = ChatSessionList.parse(await (await person.visitor.get('/v1/chat-sessions')).json());
    expect(open.chat_sessions).toEqual([]);
    expect(await (await person.say('More?')).json()).toMatchObject({ code: 'chat_ended' });
    wait(71 * HOUR_MS);
    await person.visitor.send('POST', '/v1/saved-chats', { chat_session_id: person.session.id });
    wait(HOUR_MS);
    expect((await person.visitor.get(`/v1/saved-chats/${person.session.id}`)).status).toBe(404);
  });

  it('can be deleted, by its person alone', async () => {
    const [person, other] = [await chatter(), await chatter()];
    const body = { chat_session_id: person.session.id };
    expect((await other.visitor.send('POST', '/v1/saved-chats', body)).status).toBe(404);
    await person.visitor.send('POST', '/v1/saved-chats', body);
    const path = `/v1/saved-chats/${person.session.id}`;
    expect((await other.visitor.get(path)).status).toBe(404);
    expect((await other.visitor.send('DELETE', path)).status).toBe(404);
    expect((await person.visitor.send('DELETE', path)).status).toBe(204);
    expect((await person.visitor.get(path)).status).toBe(404);
    expect(await deps.sql`SELECT FROM chat_sessions WHERE id = ${person.session.id}`).toHaveLength(0);
  });

  it('needs a session, and a chat that is still there', async () => {
    const response = await visitor().send('POST', '/v1/saved-chats', { chat_session_id: randomUUID() });
    expect(await response.json()).toMatchObject({ message: 'Please login to save chat.' });
    const { visitor: browser } = await chatter(PROFILE);
    const gone = await browser.send('POST', '/v1/saved-chats', { chat_session_id: randomUUID() });
    expect(gone.status).toBe(404);
  });
});
