import { expect, test } from 'vitest';
import { countryName, isCountry } from './country-name.ts';

test.each([
  ['IN', 'India'],
  ['US', 'the United States'],
  ['AE', 'the United Arab Emirates'],
  ['NL', 'the Netherlands'],
  ['DE', 'Germany'],
])('%s stands in a sentence as %s', (country, name) => {
  expect(countryName(country)).toBe(name);
});

test.each(['ZZ', 'EU', 'UN', 'XA', 'QQ'])('%s is no country', (code) => {
  expect(isCountry(code)).toBe(false);
});
