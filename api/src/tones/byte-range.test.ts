import { describe, expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('a byte range of a file of 100 bytes', () => {
  test.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=50-5000', { first: 50, last: 99 }],
    ['bytes=99-99', { first: 99, last: 99 }],
  ])('%s', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });

  test.each([undefined, '', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b'])(
    'is the whole file for %s',
    (header) => {
      expect(byteRange(header, 100)).toBe('whole');
    },
  );

  test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('cannot be satisfied for %s', (header) => {
    expect(byteRange(header, 100)).toBe('unsatisfiable');
  });
});
