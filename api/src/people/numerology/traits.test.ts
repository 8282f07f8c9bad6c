import { describe, expect, test } from 'vitest';
import { readNumber } from './traits.ts';

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('number %d', (number) => {
  const reading = readNumber(number);

  test('has strengths, challenges, careers and colours', () => {
    expect(reading.number).toBe(number);
    for (const texts of [reading.strengths, reading.challenges, reading.careers, reading.colours]) {
      expect(texts.length).toBeGreaterThanOrEqual(2);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('tells its challenges as possibilities', () => {
    for (const challenge of reading.challenges) expect(challenge).toMatch(/^(May|Can) /);
  });
});

test.each([
  [1, 'ॐ सूर्याय नमः', 'Om Suryaya Namah'],
  [2, 'ॐ चन्द्राय नमः', 'Om Chandraya Namah'],
  [3, 'ॐ गुरवे नमः', 'Om Gurave Namah'],
  [4, 'ॐ राहवे नमः', 'Om Rahave Namah'],
  [5, 'ॐ बुधाय नमः', 'Om Budhaya Namah'],
  [6, 'ॐ शुक्राय नमः', 'Om Shukraya Namah'],
  [7, 'ॐ केतवे नमः', 'Om Ketave Namah'],
  [8, 'ॐ शनैश्चराय नमः', 'Om Shanaishcharaya Namah'],
  [9, 'ॐ मङ्गलाय नमः', 'Om Mangalaya Namah'],
])('number %d has the mantra of its graha', (number, devanagari, transliteration) => {
  expect(readNumber(number).mantra).toEqual({ devanagari, transliteration });
});

test.each([
  [11, 2],
  [22, 4],
  [33, 6],
])('the master number %d reads as %d', (master, digit) => {
  expect(readNumber(master)).toEqual({ ...readNumber(digit), number: master });
});

test.each([0, -1, 1.5, Number.NaN])('%d has no text, and says so', (number) => {
  expect(() => readNumber(number)).toThrow(RangeError);
});
