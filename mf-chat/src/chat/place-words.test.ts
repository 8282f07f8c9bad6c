import { expect, test } from 'vitest';
import { placeWords } from './place-words.ts';

test('a place in line is said in words, and a far one as a number', () => {
  expect(placeWords(1)).toMatch(/You are first in line$/);
  expect(placeWords(3)).toMatch(/You are third in line$/);
  expect(placeWords(11)).toMatch(/You are number 11 in line$/);
});
