import { expect, test } from 'vitest';
import { countryChoices, languageChoices } from './choices.ts';

const values = (options: { value: string }[]) => options.map(({ value }) => value);

test('there are fourteen countries, India first and the United States not among them', () => {
  const countries = countryChoices('IN');
  expect(new Set(values(countries)).size).toBe(14);
  expect(countries[0]).toEqual({ value: 'IN', label: 'India' });
  expect(values(countries)).not.toContain('US');
});

test('a country where the product is not offered cannot be chosen, but one’s own stays', () => {
  expect(values(countryChoices('IN', ['GB', 'US']))).not.toContain('GB');
  expect(values(countryChoices('GB', ['GB'])).at(-1)).toBe('GB');
});

test('there are the twelve specified languages and Hinglish beside Hindi', () => {
  const specified = ['en', 'hi', 'hi-Latn', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar'];
  expect(values(languageChoices('hi'))).toEqual(specified);
});

test('a person’s own country and language are offered too', () => {
  expect(countryChoices('NP').at(-1)).toEqual({ value: 'NP', label: 'Nepal' });
  expect(countryChoices('NP')).toHaveLength(15);
  expect(languageChoices('ta').at(-1)).toEqual({ value: 'ta', label: 'Tamil' });
});

test('every choice has a name', () => {
  for (const { value, label } of [...countryChoices('IN'), ...languageChoices('en')]) {
    expect(label).not.toBe(value);
  }
});
