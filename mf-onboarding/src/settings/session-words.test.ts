import { expect, test } from 'vitest';
import { lastSeenWords } from './session-words.ts';

const now = new Date('2026-03-14T12:00:00.000Z');

test.each([
  ['2026-03-14T12:00:30.000Z', 'Active now'],
  ['2026-03-14T11:58:01.000Z', 'Active now'],
  ['2026-03-14T11:58:00.000Z', '2 minutes ago'],
  ['2026-03-14T11:00:01.000Z', '59 minutes ago'],
  ['2026-03-14T11:00:00.000Z', 'An hour ago'],
  ['2026-03-14T09:30:00.000Z', '2 hours ago'],
  ['2026-03-13T12:30:00.000Z', '23 hours ago'],
  ['2026-03-03T12:00:00.000Z', 'On 3 March 2026'],
])('last seen at %s: %s', (at, words) => {
  expect(lastSeenWords(at, now)).toBe(words);
});
