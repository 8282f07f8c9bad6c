import type { Offer } from 'contracts/subscription';
import { expect, test } from 'vitest';
import { priceWords, renewalWords, savingWords, taxWords } from './offer-words.ts';

const offer = (period: Offer['period'], total: number, currency = 'INR', gst = 0) =>
  ({ period, total, currency, gst }) as Offer;

test.each([
  ['₹999 a year', offer('yearly', 99_900)],
  ['₹199 a month', offer('monthly', 19_900)],
  ['£39.99 a year', offer('yearly', 3999, 'GBP')],
])('%s', (words, one) => {
  expect(priceWords(one)).toBe(words);
});

test('India’s year of Pro is 108 per month and saves 489', () => {
  expect(savingWords(offer('yearly', 129_900), offer('monthly', 14_900))).toBe('₹108 per month, saves ₹489');
});

test('a regional year says what it saves to the penny, and nothing where it saves nothing', () => {
  expect(savingWords(offer('yearly', 3999, 'GBP'), offer('monthly', 499, 'GBP'))).toBe(
    '£3.33 per month, saves £19.89',
  );
  expect(savingWords(offer('yearly', 6000, 'GBP'), offer('monthly', 499, 'GBP'))).toBe('');
});

test('the tax in a price, and the renewal, are said', () => {
  expect(taxWords(offer('monthly', 19_900, 'INR', 3036))).toBe('GST of ₹30.36 included');
  expect(taxWords(offer('monthly', 499, 'GBP'))).toBe('No tax is added');
  expect(renewalWords(offer('monthly', 1))).toContain('every month until you cancel');
});
