import { expect, test } from 'vitest';
import { conversationOf, nextConversation, optimisticMessage } from './conversation.ts';
import { lastExchange } from './last-exchange.ts';

const said = optimisticMessage('m1', 'Papa went quiet.');
const reply = {
  ...optimisticMessage('r1', 'Whose quiet is it?'),
  role: 'assistant' as const,
  reply_to: 'm1',
};
const help = { kind: 'self_harm', level: 'possible' as const, words: null, lines: [] };

test('the last exchange can be worked with once it is answered', () => {
  const talk = conversationOf({ messages: [said, reply] });
  expect(lastExchange(talk)).toEqual({ said: 'm1', reply: 'r1' });
  expect(lastExchange(conversationOf({ messages: [] }))).toBeUndefined();
  const sent = nextConversation(talk, { type: 'sent', message: optimisticMessage('m2', 'And I.') });
  expect(lastExchange(sent)).toBeUndefined();
});

test.each([{ care: true }, { help }])('what was answered at a risk stays as it is', (change) => {
  expect(lastExchange(conversationOf({ messages: [said, { ...reply, ...change }] }))).toBeUndefined();
});
