import type { ChatMessage, ReplyEvent } from 'contracts/chat';
import type { Credits } from 'contracts/credits';
import { describe, expect, test } from 'vitest';
import {
  type Conversation,
  type ConversationAction,
  conversationOf,
  nextConversation,
  optimisticMessage,
} from './conversation.ts';

const sent: ConversationAction = { type: 'sent', message: optimisticMessage('m1', 'Papa went quiet.') };
const event = (value: ReplyEvent): ConversationAction => ({ type: 'event', event: value });
const delta = (text: string) => event({ type: 'delta', text });
const credits: Credits = {
  chat_credits: 24,
  camera_gallery_credits: 5,
  pack: 'free',
  subscription: null,
  daily: null,
};
const reply: ChatMessage = {
  ...optimisticMessage('r1', 'Whose quiet is it?'),
  role: 'assistant',
  reply_to: 'm1',
  lang: 'en',
};
const done = (message: ChatMessage) => event({ type: 'done', message, credits });

function after(...actions: ConversationAction[]): Conversation {
  return actions.reduce(nextConversation, conversationOf({ messages: [] }));
}

describe('a message', () => {
  test('stands there at once, and its reply is waited for', () => {
    const { messages, live } = after(sent);
    expect(messages.map(({ content }) => content)).toEqual(['Papa went quiet.']);
    expect(live).toMatchObject({ messageId: 'm1', phase: 'waiting', shown: '' });
  });

  test('is answered word by word, and once', () => {
    const { live } = after(sent, delta('Whose '), delta('quiet'));
    expect(live).toMatchObject({ phase: 'writing', shown: 'Whose quiet' });
    const finished = after(sent, delta('Whose '), done(reply), done(reply));
    expect(finished.messages.map(({ id }) => id)).toEqual(['m1', 'r1']);
    expect(finished.live).toBeNull();
  });

  test('says what it was understood to be about as soon as the server has it, before any word of the reply', () => {
    const accepted = event({ type: 'accepted', intent: 'relationship_advice' });
    const { messages, live } = after(sent, accepted);
    expect(messages.map(({ intent }) => intent)).toEqual(['relationship_advice']);
    expect(live).toMatchObject({ phase: 'waiting' });
    const rejoined = after(sent, accepted, delta('Whose'), { type: 'rejoining' }, accepted, done(reply));
    expect(rejoined.messages[0]).toEqual(messages[0]);
  });

  test('that has to wait is told its place, until its turn or its first words come', () => {
    const place = (turns: number) => event({ type: 'place', place: turns });
    expect(after(sent, place(3)).live).toMatchObject({ phase: 'waiting', place: 3 });
    expect(after(sent, place(3), place(0)).live).toMatchObject({ phase: 'waiting', place: 0 });
    expect(after(sent, place(3), delta('Whose')).live).toMatchObject({ phase: 'writing' });
    // Another process cannot say it.
    expect(after(sent, place(3), { type: 'rejoining' }, { type: 'connected' }).live).toMatchObject({
      place: 0,
    });
  });

  test('sent again under its id does not stand there twice', () => {
    expect(after(sent, sent).messages).toHaveLength(1);
  });

  test.each<[string, ConversationAction]>([
    ['is refused', { type: 'failed' }],
    ['fails', event({ type: 'problem', code: 'ai', message: 'No', credits: null })],
  ])('goes when it %s', (_, action) => {
    expect(after(sent, delta('Who'), action)).toMatchObject({ messages: [], live: null });
  });

  test('stopped before its first words leaves no empty reply', () => {
    expect(
      after(sent, done({ ...reply, content: '', state: 'stopped' })).messages.map(({ id }) => id),
    ).toEqual(['m1']);
  });
});

describe('a reply whose connection broke', () => {
  const broken = [
    sent,
    delta('Whose quiet '),
    { type: 'rejoining' } as const,
    { type: 'connected' } as const,
  ];

  test('keeps its words on screen while the stream starts again', () => {
    expect(after(...broken, delta('Whose ')).live?.shown).toBe('Whose quiet ');
    expect(after(...broken, delta('Whose quiet is')).live?.shown).toBe('Whose quiet is');
  });

  test('stays when the connection does not come back', () => {
    const { messages, live } = after(sent, delta('Whose'), { type: 'lost' });
    expect(messages).toHaveLength(1);
    expect(live).toMatchObject({ phase: 'lost', shown: 'Whose' });
  });

  test('gives way to words that replace it', () => {
    expect(after(...broken, event({ type: 'replace', text: 'No.' })).live?.shown).toBe('No.');
  });
});

test('words that replace a reply suggest no tone, a whole reply keeps its own', () => {
  const whole = done({ ...reply, suggested_frequency: 432 });
  const tone = (conversation: Conversation) => conversation.messages.at(-1)?.suggested_frequency;
  expect(tone(after(sent, delta('Whose'), whole))).toBe(432);
  expect(tone(after(sent, delta('Whose'), event({ type: 'replace', text: 'No.' }), whole))).toBeNull();
});

describe('a chat that is loaded', () => {
  const user = optimisticMessage('m1', 'Papa went quiet.');
  const running = { ...reply, content: 'Whose', state: 'running' as const };

  test('goes on with the reply that is running', () => {
    const { messages, live } = conversationOf({ messages: [user, running] });
    expect(messages).toEqual([user]);
    expect(live).toMatchObject({ messageId: 'm1', phase: 'writing', shown: 'Whose', received: '' });
  });

  test('takes the place of what stood there, but never of a reply on its way', () => {
    expect(after({ type: 'loaded', page: { messages: [user, reply] } }).messages).toHaveLength(2);
    expect(after(sent, { type: 'loaded', page: { messages: [] } }).messages).toHaveLength(1);
  });

  const said = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => optimisticMessage(`m${from + i}`, 'So it is.'));
  const shown = ({ earlier, messages, before }: Conversation) => [
    ...[...earlier, ...messages].map(({ id }) => id),
    before,
  ];

  test('grows at its beginning page by page, and no message stands there twice', () => {
    const latest = conversationOf({ messages: said(4, 6), before: 'm4' });
    const earlier = { type: 'earlier', of: 'm4', page: { messages: said(2, 4), before: 'm2' } } as const;
    const more = nextConversation(nextConversation(latest, earlier), earlier);
    expect(shown(more)).toEqual(['m2', 'm3', 'm4', 'm5', 'm2']);
    const first = nextConversation(more, { type: 'earlier', of: 'm2', page: { messages: said(0, 2) } });
    expect(shown(first)).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5', undefined]);
  });

  test('keeps what stands before the latest page, unless the two do not meet any more', () => {
    const there = nextConversation(conversationOf({ messages: said(4, 6), before: 'm4' }), {
      type: 'earlier',
      of: 'm4',
      page: { messages: said(2, 4), before: 'm2' },
    });
    const loaded = (from: number, to: number) =>
      nextConversation(there, { type: 'loaded', page: { messages: said(from, to), before: `m${from}` } });
    expect(shown(loaded(5, 7))).toEqual(['m2', 'm3', 'm4', 'm5', 'm6', 'm2']);
    expect(shown(loaded(8, 10))).toEqual(['m8', 'm9', 'm8']);
  });
});

describe('an exchange that another takes the place of', () => {
  const again: ConversationAction = {
    type: 'sent',
    message: optimisticMessage('m2', 'Papa went quiet.'),
    replaces: 'm1',
  };
  const another = { ...reply, id: 'r2', reply_to: 'm2' };
  const idsOf = ({ messages }: Conversation) => messages.map(({ id }) => id);

  test('gives way at once, and is gone with the new reply', () => {
    const waiting = after(sent, done(reply), again);
    expect(idsOf(waiting)).toEqual(['m2']);
    expect(idsOf(nextConversation(waiting, done(another)))).toEqual(['m2', 'r2']);
  });

  test.each<ConversationAction>([
    { type: 'failed' },
    event({ type: 'problem', code: 'ai_unavailable', message: '', credits }),
  ])('comes back where it was when there is no new reply', (failed) => {
    const { messages, live, replaced } = after(sent, done(reply), again, failed);
    expect(messages.map(({ id }) => id)).toEqual(['m1', 'r1']);
    expect([live, replaced]).toEqual([null, []]);
  });

  test('stays, before what was said, when that is answered with care', () => {
    const care = done({ ...another, care: true });
    expect(idsOf(after(sent, done(reply), again, care))).toEqual(['m1', 'r1', 'm2', 'r2']);
  });

  test('gives way after a reload, too', () => {
    const [m1, m2] = [optimisticMessage('m1', 'One'), optimisticMessage('m2', 'Two')];
    const running = { ...another, state: 'running' as const, content: 'Wh', replaces: 'm1' };
    const reloaded = conversationOf({ messages: [m1, reply, m2, running] });
    expect(idsOf(reloaded)).toEqual(['m2']);
    expect(reloaded.live).toMatchObject({ messageId: 'm2', shown: 'Wh' });
    expect(idsOf(nextConversation(reloaded, { type: 'failed' }))).toEqual(['m1', 'r1']);
  });
});
