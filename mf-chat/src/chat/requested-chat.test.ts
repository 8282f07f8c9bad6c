import { expect, test } from 'vitest';
import { requestedChat } from './requested-chat.ts';

const at = (search: string, path = '/chat', state: unknown = null) =>
  requestedChat({ path, query: new URLSearchParams(search), state });

test('a chat that was just made is opened by its id', () => {
  expect(at('', '/chat', { chat_session_id: 'a1' })).toEqual({ kind: 'session', id: 'a1' });
  expect(at('?mode=teacher', '/chat', { chat_session_id: 'a1' })).toEqual({ kind: 'session', id: 'a1' });
});

test('a saved chat is read', () => {
  expect(at('', '/chat', { saved_chat_id: 's1' })).toEqual({ kind: 'saved', id: 's1' });
});

test.each([
  ['?mode=teacher', '/chat', null],
  ['', '/chat/teacher', null],
  ['?category=teacher', '/chat-interface', null],
  ['', '/chat', { category: 'teacher' }],
])('%s at %s with %j asks for the teacher', (search, path, state) => {
  expect(at(search, path, state)).toEqual({
    kind: 'companion',
    category: 'teacher',
    subcategory: null,
    ai: null,
  });
});

test('meditation comes with its guide and practice', () => {
  expect(at('?category=meditation&ai=Guide&subcategory=breathing')).toEqual({
    kind: 'companion',
    category: 'meditation',
    subcategory: 'breathing',
    ai: 'Guide',
  });
});

test.each([['?mode=astrologer'], ['?category='], ['']])('%s asks for the chat that is open', (search) => {
  expect(at(search)).toEqual({ kind: 'latest' });
});

test.each(['Romantic_Partner', 'lover', 'romantic_рartner', 'boss'])(
  'a companion that is called %s is none of those offered',
  (subcategory) => {
    expect(at(`?category=companion&subcategory=${subcategory}`)).toMatchObject({ subcategory: null });
  },
);
