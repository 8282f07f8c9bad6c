import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinyNumber, isMaster, reduceToDigit } from './numerology.ts';

test.each([
  ['1999-04-12', 8, '1+9+9+9+0+4+1+2 = 35, 3+5 = 8'],
  ['2000-01-08', 11, 'a master number stays'],
  ['1990-01-09', 11, 'a master number stays after a second round (29)'],
  ['1990-01-02', 22, 'a master number stays'],
  ['1993-02-09', 33, 'a master number stays'],
  ['1992-12-15', 3, '30, 3'],
  ['1999-09-29', 3, '48, 12, 3'],
  ['1900-01-01', 3, 'the first year that counts'],
  ['2000-02-29', 6, 'a leap day'],
])('%s has %d: %s', (dob, number) => {
  expect(destinyNumber(dob)).toBe(number);
});

test('it always leaves the same rest by nine as the digits do, and is one of the twelve', () => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (day) => {
      const dob = day.toISOString().slice(0, 10);
      const number = destinyNumber(dob);
      expect(number % 9).toBe(Number(dob.replaceAll('-', '')) % 9);
      expect(isMaster(number) || (number >= 1 && number <= 9)).toBe(true);
      expect(reduceToDigit(number)).toBe(reduceToDigit(Number(dob.replaceAll('-', ''))));
    }),
  );
});

describe('digit sums', () => {
  test.each([
    [0, 9],
    [1, 1],
    [9, 9],
    [10, 1],
    [19, 1],
    [99, 9],
    [11, 2],
  ])('reduce %d to %d', (number, digit) => {
    expect(reduceToDigit(number)).toBe(digit);
  });

  test('leave the remainder by nine, and nine for none', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(reduceToDigit(number)).toBe(number % 9 || 9);
      }),
    );
  });
});
