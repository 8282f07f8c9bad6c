import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choiceFrom, rememberChoice } from './choice.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what the page before gave comes first', () => {
  rememberChoice({ category: 'mentor', subcategory: null });
  expect(
    choiceFrom({ category: 'anger_release', categoryTitle: 'Anger release', subcategory: 'boss' }),
  ).toEqual({
    category: 'anger_release',
    subcategory: 'boss',
  });
});

test('without it, the remembered choice stands', () => {
  rememberChoice({ category: 'companion', subcategory: 'friend' });
  expect(choiceFrom(null)).toEqual({ category: 'companion', subcategory: 'friend' });
  rememberChoice({ category: 'mentor', subcategory: null });
  expect(choiceFrom(undefined)).toEqual({ category: 'mentor', subcategory: null });
});

test.each([[{ category: 'astrology' }], [{ category: 7 }], ['mentor'], [null], [{ category: 'toString' }]])(
  'nothing is chosen by %j',
  (state) => {
    expect(choiceFrom(state)).toBeUndefined();
  },
);
