import { expect, test } from 'vitest';
import { notAvailable } from './refusal-words.ts';

test.each([
  [['US'], 'Saathi is not available in the United States right now.'],
  [['NP'], 'Saathi is not available in Nepal right now.'],
  [['US', 'NL'], 'Saathi is not available in the United States or the Netherlands right now.'],
  [[], 'Saathi is not available where you are right now.'],
])('the refusal names the countries %j', (codes, words) => {
  expect(notAvailable(codes)).toBe(words);
});
