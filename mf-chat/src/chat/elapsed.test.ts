import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakAnswered, clockWords, noteBreakAnswered, sittingStart } from './elapsed.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, '0:00'],
  [7, '0:07'],
  [760, '12:40'],
  [3723, '1:02:03'],
])('%d seconds read %s', (seconds, words) => {
  expect(clockWords(seconds)).toBe(words);
});

test('a reload goes on with the sitting, another chat has its own', () => {
  expect(sittingStart('a', 1000)).toBe(1000);
  expect(sittingStart('a', 9000)).toBe(1000);
  expect(sittingStart('b', 9000)).toBe(9000);
});

test('a break that was answered is not suggested again in this sitting, in another chat it is', () => {
  expect(breakAnswered('a')).toBe(false);
  noteBreakAnswered('a');
  expect(breakAnswered('a')).toBe(true);
  expect(breakAnswered('b')).toBe(false);
});
