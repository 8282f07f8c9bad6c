import type { ChatSession } from 'contracts/chat';
import { expect, test } from 'vitest';
import { isWanted } from './find-chats.ts';

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();
const chat: ChatSession = {
  id: '1',
  category: 'anger_release',
  subcategory: 'boss',
  ai_name: 'Zoë',
  ai_gender: 'female',
  voice_style: 'calm',
  addressed_as: 'not_specified',
  title: 'दफ़्तर की बात',
  starters: [],
  demo: false,
  created_at: at(20, 23),
  updated_at: at(22, 0),
  expires_at: at(25),
};

test.each([
  ['', '', true],
  ['zoe', '', true],
  [' ZOË ', '', true],
  ['anger', '', true],
  ['दफ़्तर', '', true],
  ['meera', '', false],
  ['', '2026-11-19', false],
  ['', '2026-11-20', true],
  ['', '2026-11-21', true],
  ['', '2026-11-22', true],
  ['', '2026-11-23', false],
  ['zoe', '2026-11-23', false],
])('looking for "%s" on "%s"', (words, day, found) => {
  expect(isWanted(chat, { words, day })).toBe(found);
});
