import { expect, test } from 'vitest';
import { dayWords, hoursLeftWords, weekWords } from './time-words.ts';

test.each([
  [4, 'Saturday night'],
  [5, 'Saturday morning'],
  [12, 'Saturday afternoon'],
  [17, 'Saturday evening'],
  [21, 'Saturday night'],
])('at %d it is %s', (hour, words) => {
  expect(dayWords(new Date(2026, 10, 21, hour, 30))).toBe(words);
});

test.each([
  ['2026-11-24T01:59:00Z', '61 hours left'],
  ['2026-11-21T13:30:00Z', '1 hour left'],
  ['2026-11-21T12:59:59Z', 'less than an hour left'],
  ['2026-11-21T11:00:00Z', 'less than an hour left'],
])('a chat that ends at %s has %s', (expires, words) => {
  expect(hoursLeftWords(expires, new Date('2026-11-21T12:00:00Z'))).toBe(words);
});

test('the week is told without guilt', () => {
  expect([0, 1, 4, 7].map(weekWords)).toEqual([
    'A first check-in takes one tap.',
    'You looked inside once this week.',
    'You looked inside on 4 days this week.',
    'You looked inside every day this week.',
  ]);
});
