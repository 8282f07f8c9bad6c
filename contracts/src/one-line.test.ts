import { expect, it } from 'vitest';
import { ChatSessionRequest } from './chat.ts';
import { hasWords, oneLine } from './one-line.ts';
import { ProfileChange } from './people.ts';

it.each([
  ['Asha', 'Asha'],
  [' Asha\nDevi ', 'Asha Devi'],
  ['Asha\u2028Devi', 'Asha Devi'],
  ['Asha\u202eived', 'Ashaived'],
  ['Asha\ud83d', 'Asha'],
  ['\u0000Asha', 'Asha'],
  ['क्\u200dष', 'क्\u200dष'],
  ['👩‍🎓', '👩‍🎓'],
  ['\u200b\u00a0 ', ''],
])('the name %j is kept as %j, of a person and of a companion', (typed, kept) => {
  expect(oneLine(typed)).toBe(kept);
  expect(ProfileChange.parse({ name: typed }).name).toBe(kept);
  expect(ChatSessionRequest._zod.def.shape.ai_name.safeParse(typed).data ?? '').toBe(kept);
});

it('a text of blanks and invisible characters has no words', () => {
  expect(['\u200b\u00a0 ', '\n', '', '👍', 'हाँ'].map(hasWords)).toEqual([false, false, false, true, true]);
});
