import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import {
  clearRateLimits,
  consumeRateLimit,
  deleteExpiredRateLimits,
  refundRateLimits,
} from './rate-limit.ts';

const { sql } = await testDatabase();

it('lets exactly as many through as it says, also when all come at once', async () => {
  const turns = await Promise.all(Array.from({ length: 20 }, () => consumeRateLimit(sql, 'busy', 7, 60)));
  expect(turns.filter(Boolean)).toHaveLength(7);
});

it('starts again once the time is over', async () => {
  expect(await consumeRateLimit(sql, 'slow', 1, 60)).toBe(true);
  expect(await consumeRateLimit(sql, 'slow', 1, 60)).toBe(false);
  await sql`UPDATE rate_limit SET ends_at = now() WHERE key = 'slow'`;
  expect(await consumeRateLimit(sql, 'slow', 1, 60)).toBe(true);
});

it('takes back a call that does not count, and never more than were made', async () => {
  await consumeRateLimit(sql, 'right', 1, 60);
  for (const _ of [1, 2]) await refundRateLimits(sql, ['right', 'never called']);
  expect(await consumeRateLimit(sql, 'right', 1, 60)).toBe(true);
  expect(await consumeRateLimit(sql, 'right', 1, 60)).toBe(false);
});

it('forgets a key with those below it and no other', async () => {
  for (const key of ['a', 'a:b', 'ab', 'b:a']) await consumeRateLimit(sql, key, 1, 60);
  await clearRateLimits(sql, 'a');
  const rows = await sql`SELECT key FROM rate_limit WHERE key IN ('a', 'a:b', 'ab', 'b:a') ORDER BY key`;
  expect(rows.map(({ key }) => key)).toEqual(['ab', 'b:a']);
});

it('forgets what is over and nothing else', async () => {
  await consumeRateLimit(sql, 'over', 1, 60);
  await consumeRateLimit(sql, 'lasting', 1, 60);
  await sql`UPDATE rate_limit SET ends_at = now() WHERE key = 'over'`;
  await deleteExpiredRateLimits(sql);
  const rows = await sql`SELECT key FROM rate_limit WHERE key IN ('over', 'lasting')`;
  expect(rows.map(({ key }) => key)).toEqual(['lasting']);
});
