import { expect, test } from 'vitest';
import { rupees } from './rupees.ts';

test.each([
  [0, '₹0'],
  [7900, '₹79'],
  [9322, '₹93.22'],
  [17_582, '₹175.82'],
  [24_950, '₹249.50'],
  [12_345_600, '₹1,23,456'],
])('%d paise are %s', (paise, text) => {
  expect(rupees(paise)).toBe(text);
});
