import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { policy } from '../../policy/policy.ts';
import { type Chatter, chatApp, openChat, read } from '../../testing/chat-app.ts';

const { chatter, deps, upstream } = await chatApp();

const CREDITS = 30;
const TABS_OF_A_CHAT = 10;

/** Sends a message, again while its chat is busy, until it is answered or refused for good. */
async function insist(say: Chatter['say'], messageId: string): Promise<'answered' | 'no_credits'> {
  for (;;) {
    const response = await say('Hello', { message_id: messageId });
    if (response.ok) {
      expect((await read(response)).last).toMatchObject({ type: 'done' });
      return 'answered';
    }
    const { code } = (await response.json()) as { code: string };
    if (code === 'no_credits') return code;
    expect(code).toBe('chat_busy');
  }
}

it('of many messages racing for a few credits exactly as many are answered, each once, and none is lost', async () => {
  const { limits, free, entitlements } = structuredClone(policy);
  onTestFinished(() => void Object.assign(policy, { limits, free, entitlements }));
  policy.limits.chats = 1000;
  policy.entitlements.free.messages_per_minute = 1_000_000;
  policy.free.daily_messages = null;
  upstream.next({ kind: 'reply', words: ['I am here.'] });
  const person = await chatter();
  const { userId } = person;
  await deps.sql`UPDATE credit_accounts SET available = ${CREDITS} WHERE user_id = ${userId} AND currency = 'chat'`;
  const chats: Chatter[] = [];
  while (chats.length < CREDITS) chats.push(await openChat(person.visitor, userId));
  const ids = chats.flatMap(({ say }) =>
    Array.from({ length: TABS_OF_A_CHAT }, () => ({ say, id: randomUUID() })),
  );

  const ends = await Promise.all(ids.map(({ say, id }) => insist(say, id)));

  const answered = ids.filter((_, index) => ends[index] === 'answered').map(({ id }) => id);
  expect(answered).toHaveLength(CREDITS);
  expect(await person.credits()).toMatchObject({ chat_credits: 0 });
  const replies = await deps.sql<{ reply_to: string }[]>`
    SELECT reply_to FROM chat_messages WHERE user_id = ${userId} AND role = 'assistant'`;
  expect(replies.map(({ reply_to }) => reply_to).toSorted()).toEqual(answered.toSorted());
  const paid = await deps.sql<{ key: string }[]>`
    SELECT key FROM credit_transfers WHERE user_id = ${userId} AND kind = 'post'`;
  expect(paid.map(({ key }) => key).toSorted()).toEqual(answered.toSorted());
  const [left] = await deps.sql`
    SELECT available, held,
      (SELECT count(*)::int FROM credit_reservations WHERE user_id = ${userId} AND state = 'held') AS open
    FROM credit_accounts WHERE user_id = ${userId} AND currency = 'chat'`;
  expect(left).toEqual({ available: 0, held: 0, open: 0 });
});
