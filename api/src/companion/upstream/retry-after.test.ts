import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');

it.each<[Record<string, string>, number | undefined]>([
  [{ 'retry-after': '2' }, 2000],
  [{ 'retry-after': 'Sun, 22 Nov 2026 10:00:05 GMT' }, 5000],
  [{ 'retry-after': 'Sun, 22 Nov 2026 09:00:00 GMT' }, 0],
  [{ 'retry-after': '2', 'retry-after-ms': '150' }, 150],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '-3' }, undefined],
  [{}, undefined],
])('%j asks to wait %s ms', (headers, ms) => {
  expect(retryAfterMs(new Headers(headers), NOW)).toBe(ms);
});
