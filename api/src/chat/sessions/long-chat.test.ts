import { ChatSessionView } from 'contracts/chat';
import { expect, it } from 'vitest';
import { grant } from '../../credits/queries.ts';
import { policy } from '../../policy/policy.ts';
import { chatApp, read } from '../../testing/chat-app.ts';

const { upstream, chatter, deps, wait } = await chatApp();
const EXCHANGES = 150;

// Each of them really sent, stored, answered and paid, which takes its time.
it('a chat of 300 messages is given whole, page by page from its end, in the order it was said', async () => {
  const person = await chatter();
  await grant(deps.sql, {
    userId: person.userId,
    key: 'order:1',
    pack: 'max',
    chat: EXCHANGES,
    camera: 0,
    at: deps.clock(),
  });
  for (let n = 0; n < EXCHANGES; n++) {
    if (n % policy.entitlements.pack.messages_per_minute === 0) wait(60_000);
    upstream.next({ kind: 'reply', words: [`Answer ${n}`] });
    expect((await read(await person.say(`Message ${n}`))).last?.type).toBe('done');
  }

  const pages = [await person.view()];
  for (let before = pages[0]?.before; before; before = pages[0]?.before) {
    const response = await person.visitor.get(`/v1/chat-sessions/${person.session.id}?before=${before}`);
    pages.unshift(ChatSessionView.parse(await response.json()));
  }
  expect(pages.map(({ messages }) => messages.length)).toEqual([50, 50, 50, 50, 50, 50]);
  const said = pages.flatMap(({ messages }) => messages.map(({ content }) => content));
  expect(said).toEqual(Array.from({ length: EXCHANGES }, (_, n) => [`Message ${n}`, `Answer ${n}`]).flat());
  expect((await person.credits()).chat_credits).toBe(policy.free.chat_credits);
}, 60_000);
