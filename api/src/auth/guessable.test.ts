import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { isGuessable } from './guessable.ts';

const EMAIL = 'asha.k@example.com';

it('refuses all of the 3,000 commonest passwords', async () => {
  const commonest = dictionary['passwords-common'].filter((password) => password.length >= 6).slice(0, 3000);
  expect(commonest).toHaveLength(3000);
  const accepted: string[] = [];
  for (const password of commonest) if (!(await isGuessable(password, EMAIL))) accepted.push(password);
  expect(accepted).toEqual([]);
});

it.each([
  ['Password123', 'a common one in another spelling'],
  ['p@ssw0rd!', 'with signs for letters'],
  ['jaishreeram', 'an Indian favourite'],
  ['Welcome@123', 'with the usual end'],
  ['sunflower7', 'a word and a digit'],
  ['asha.k', 'the address before the @'],
  ['asha.k99', 'with something added'],
  [EMAIL, 'the address'],
  ['saathi2026', 'this product'],
  ['qwertyqwertyqwertyqwertyqwerty', 'a run of keys, however long'],
])('refuses %s: %s', async (password) => {
  expect(await isGuessable(password, EMAIL)).toBe(true);
});

it.each([
  ['xk7$qz', 'six characters at random'],
  ['a quiet evening', 'a few words'],
  ['rv7 sky', 'what nobody else has'],
  ['नमस्ते दोस्त', 'words of another script'],
])('takes %s: %s', async (password) => {
  expect(await isGuessable(password, EMAIL)).toBe(false);
});
