import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numerologyOf } from './numerology.ts';

const today = new Date('2026-03-14T12:00:00Z');
const read = (dob: string) => numerologyOf(dob, { today });

const anyBirthday = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the three numbers', () => {
  test.each([
    ['1900-01-01', 1, 3, 2, 'the first day that is read'],
    ['2000-01-01', 1, 4, 2, 'the placeholder birthday'],
    ['1998-07-09', 9, 7, 7, 'a day of one digit'],
    ['1987-10-10', 1, 9, 2, 'zeros within the date'],
    ['1995-08-15', 6, 2, 5, 'two rounds in the destiny number (38, 11, 2)'],
    ['1999-09-29', 2, 3, 2, 'the largest digit sums (48, 12, 3), (38, 11, 2)'],
    ['2004-12-31', 4, 4, 7, 'the largest day plus month (43)'],
    ['2000-02-29', 2, 6, 4, 'a leap day of a century'],
    ['2024-02-29', 2, 3, 4, 'a leap day'],
    ['2026-03-14', 5, 9, 8, 'today'],
  ])('of %s are %d, %d and %d: %s', (dob, moolank, bhagyank, talent) => {
    expect(read(dob)).toEqual({ moolank, bhagyank, talent });
  });

  test.each([
    ['2000-01-08', 2],
    ['2001-09-19', 4],
    ['1991-12-19', 6],
  ])('of %s hold no master number: the destiny number is %d', (dob, bhagyank) => {
    expect(read(dob)?.bhagyank).toBe(bhagyank);
  });
});

describe('there is no reading', () => {
  test.each([
    ['1899-12-31', 'before 1900'],
    ['2027-01-01', 'after the current year'],
    ['0050-01-01', 'a year that a date would take for 1950'],
    ['2000-00-10', 'month 0'],
    ['2000-13-10', 'month 13'],
    ['2000-01-00', 'day 0'],
    ['2000-01-32', 'day 32'],
    ['2023-02-29', 'a leap day of a common year'],
    ['1900-02-29', 'a leap day of a common century'],
    ['2000-04-31', 'a day that April lacks'],
    ['00-01-01', 'a short year'],
    ['2000-1-1', 'no leading zeros'],
    ['2000/01/01', 'other separators'],
    ['01-01-2000', 'another order'],
    ['2000-01-01T00:00:00Z', 'a time'],
    [' 2000-01-01', 'a space'],
    ['२०००-०१-०१', 'digits of another script'],
    ['', 'nothing'],
  ])('of %j: %s', (dob) => {
    expect(read(dob)).toBeNull();
  });
});

test('the year that is current decides, not the day', () => {
  expect(numerologyOf('2026-12-31', { today: new Date('2026-01-01T00:00:00Z') })).not.toBeNull();
  expect(numerologyOf('2026-01-01', { today: new Date('2025-12-31T23:59:59Z') })).toBeNull();
});

test('the current date is used unless another is told', () => {
  const year = new Date().getUTCFullYear();
  expect(numerologyOf(`${year}-01-01`)).not.toBeNull();
  expect(numerologyOf(`${year + 2}-01-01`)).toBeNull();
});

describe('for any birthday', () => {
  test('every number is one digit from 1 to 9', () => {
    fc.assert(
      fc.property(anyBirthday, (dob) => {
        for (const number of Object.values(read(dob) ?? {}))
          expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(number);
        expect(read(dob)).not.toBeNull();
      }),
    );
  });
});
