import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchOptions } from './match-options.ts';

const options = [
  { value: 'CI', label: 'Côte d’Ivoire', keywords: ['Ivory Coast'] },
  { value: 'IN', label: 'India', keywords: ['भारत'] },
  { value: 'IO', label: 'British Indian Ocean Territory' },
  { value: 'GB', label: 'United Kingdom', keywords: ['UK', 'Great Britain'] },
  { value: 'hi', label: 'Hindi', keywords: ['हिन्दी'] },
];
const found = (typed: string) => matchOptions(options, typed).map((option) => option.value);

test('nothing typed finds everything, in its order', () => {
  expect(matchOptions(options, '  ')).toBe(options);
});

test('accents, case and apostrophes do not matter', () => {
  expect(found("COTE D'IV")).toEqual(['CI']);
});

test('the start of a name comes before the middle of it', () => {
  expect(found('indi')).toEqual(['IN', 'IO', 'hi']);
});

test('other names find it too, in their own script', () => {
  expect(found('uk')).toEqual(['GB']);
  expect(found('भार')).toEqual(['IN']);
  expect(found('हिन्दी')).toEqual(['hi']);
});

test('any beginning of a label finds it, in any case', () => {
  const pick = fc
    .constantFrom(...options)
    .chain((option) =>
      fc.record({ option: fc.constant(option), length: fc.integer({ min: 1, max: option.label.length }) }),
    );
  fc.assert(
    fc.property(pick, fc.boolean(), ({ option, length }, upper) => {
      const typed = option.label.slice(0, length);
      expect(found(upper ? typed.toUpperCase() : typed)).toContain(option.value);
    }),
  );
});
