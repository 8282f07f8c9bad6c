import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { consumeRateLimit, deleteExpiredRateLimits } from './rate-limit.ts';

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

it('forgets what is over and nothing else', async () => {
  await consumeRateLimit(sql, 'over', 1, 60);
  await consumeRateLimit(sql, 'lasting', 1, 60);
  await sql`UPDATE rate_limit SET ends_at = now() WHERE key = 'over'`;
  await deleteExpiredRateLimits(sql);
  const rows = await sql`SELECT key FROM rate_limit WHERE key IN ('over', 'lasting')`;
  expect(rows.map(({ key }) => key)).toEqual(['lasting']);
});
