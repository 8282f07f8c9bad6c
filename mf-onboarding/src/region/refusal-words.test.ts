import { expect, test } from 'vitest';
import { notAvailable } from './refusal-words.ts';

test.each([
  ['US', 'Saathi is not available in the United States right now.'],
  ['NL', 'Saathi is not available in the Netherlands right now.'],
  ['NP', 'Saathi is not available in Nepal right now.'],
  [undefined, 'Saathi is not available where you are right now.'],
])('the refusal names the country %s', (code, words) => {
  expect(notAvailable(code)).toBe(words);
});
