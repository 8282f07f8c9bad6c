import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numerologyOf, reduceToDigit } from './numerology.ts';

const today = new Date('2026-03-14T12:00:00Z');
const read = (dob: string, keepMasters = false) => numerologyOf(dob, { keepMasters, today });

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
    ['1990-01-09', 11, 2, 'after a second round (29)'],
    ['2000-01-08', 11, 2, 'at once'],
    ['2001-09-19', 22, 4, 'at once'],
    ['1991-12-19', 33, 6, 'at once'],
  ])('of %s keep the master number %s only when asked, else %s: %s', (dob, kept, reduced) => {
    expect(read(dob, true)?.bhagyank ?? null).toBe(kept);
    expect(read(dob)?.bhagyank ?? null).toBe(reduced);
  });

  test('keep a master number in the destiny number alone', () => {
    expect(read('2000-11-11', true)).toEqual({ moolank: 2, bhagyank: 6, talent: 4 });
    expect(read('2000-07-22', true)).toEqual({ moolank: 4, bhagyank: 4, talent: 2 });
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

  test('keeping masters changes nothing but 2, 4 and 6 in the destiny number', () => {
    const masterOf: Record<number, number> = { 2: 11, 4: 22, 6: 33 };
    fc.assert(
      fc.property(anyBirthday, (dob) => {
        const [plain, kept] = [read(dob), read(dob, true)];
        expect({ ...kept, bhagyank: 0 }).toEqual({ ...plain, bhagyank: 0 });
        const bhagyank = plain?.bhagyank ?? 0;
        expect([bhagyank, masterOf[bhagyank]]).toContain(kept?.bhagyank);
      }),
    );
  });
});
