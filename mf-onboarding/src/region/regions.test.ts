import { isCountry } from 'contracts/country-name';
import { ProfileChange } from 'contracts/people';
import ownNames from 'countries-list/minimal/countries.native.min.json';
import { describe, expect, test } from 'vitest';
import { countryName } from './country-names.ts';
import { countryOptions } from './country-options.ts';
import { languageOptions } from './language-options.ts';
import { languageName, languages } from './languages.ts';

const countries = countryOptions(ownNames);
const foundBy = (options: typeof countries, word: string) =>
  options.find(({ label, keywords = [] }) => label === word || keywords.includes(word))?.value;

describe('the countries', () => {
  test('are about 250, each once, and each code fits the profile', () => {
    const codes = countries.map(({ value }) => value);
    expect(new Set(codes).size).toBe(codes.length);
    expect(Math.abs(codes.length - 250)).toBeLessThan(10);
    for (const country of codes)
      expect(isCountry(country) && ProfileChange.safeParse({ country }).success, country).toBe(true);
  });

  test.each([
    ['UK', 'GB'],
    ['USA', 'US'],
    ['Bharat', 'IN'],
    ['भारत', 'IN'],
    ['Holland', 'NL'],
    ['UAE', 'AE'],
    ['Deutschland', 'DE'],
    ['IN', 'IN'],
  ])('are found as people call them: %s', (word, code) => {
    expect(foundBy(countries, word)).toBe(code);
  });

  test('stand in the order of their names', () => {
    const names = countries.map(({ label }) => label);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(countryName('IN')).toBe('India');
  });
});

describe('the chat languages', () => {
  test('are about 110, each once, and each code fits the profile', () => {
    const codes = languages.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(Math.abs(codes.length - 115)).toBeLessThan(12);
    for (const language of codes) {
      expect(ProfileChange.safeParse({ language }).success, language).toBe(true);
      expect(Intl.getCanonicalLocales(language), language).toEqual([language]);
    }
  });

  test('have an English name and no empty words', () => {
    for (const { code, name, also } of languages) {
      expect(name, code).not.toBe('');
      expect(also, code).not.toContain('');
    }
  });

  test.each([
    ['हिन्दी', 'hi'],
    ['Hinglish · Hindi in Latin letters', 'hi-Latn'],
    ['தமிழ்', 'ta'],
    ['Farsi', 'fa'],
    ['Oriya', 'or'],
  ])('are found by their other names: %s', (word, code) => {
    expect(foundBy(languageOptions, word)).toBe(code);
  });

  test('are said in English on a screen', () => {
    expect(languageName('hi')).toBe('Hindi');
  });
});
