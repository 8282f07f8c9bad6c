import { expect, test } from 'vitest';
import { wordsFor } from './tone-words.ts';

const HZ = [108, 174, 285, 396, 417, 432, 528, 639, 741, 852, 888, 963];

test('every tone has a line and a hue of its own', () => {
  const words = HZ.map(wordsFor);
  expect(new Set(words.map(({ line }) => line)).size).toBe(HZ.length);
  expect(new Set(words.map(({ hue }) => hue)).size).toBe(HZ.length);
});

test.each(HZ)('%d Hz promises no cure', (hz) => {
  expect(wordsFor(hz).line).toMatch(/^[A-Z].{5,25}$/);
  expect(wordsFor(hz).line).not.toMatch(/heal|cure|treat|repair|DNA|disease|pain/i);
});

test('a tone that is not in the list has a bloom but no words', () => {
  expect(wordsFor(100)).toMatchObject({ line: '', petals: 8 });
});
