import { expect, test } from 'vitest';
import { money } from './money.ts';

test.each([
  [19_900, 'INR', '₹199'],
  [129_900, 'INR', '₹1,299'],
  [499, 'GBP', '£4.99'],
  [3999, 'EUR', '€39.99'],
  [1900, 'AED', 'AED 19'],
  [649, 'AUD', 'A$6.49'],
  [500, 'JPY', 'JP¥500'],
])('%d of %s are %s', (minor, currency, text) => {
  expect(money(minor, currency).replace('\u00a0', ' ')).toBe(text);
});
