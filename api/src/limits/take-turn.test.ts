import { expect, it } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { forgetTurns, takeTurn } from './take-turn.ts';

const { sql } = await testDatabase();

it('lets exactly as many through as it says, also when all come at once', async () => {
  const turns = await Promise.all(Array.from({ length: 20 }, () => takeTurn(sql, 'busy', 7, 60)));
  expect(turns.filter(Boolean)).toHaveLength(7);
});

it('starts again once the time is over', async () => {
  expect(await takeTurn(sql, 'slow', 1, 60)).toBe(true);
  expect(await takeTurn(sql, 'slow', 1, 60)).toBe(false);
  await sql`UPDATE turn SET ends_at = now() WHERE key = 'slow'`;
  expect(await takeTurn(sql, 'slow', 1, 60)).toBe(true);
});

it('forgets what is over and nothing else', async () => {
  await takeTurn(sql, 'over', 1, 60);
  await takeTurn(sql, 'lasting', 1, 60);
  await sql`UPDATE turn SET ends_at = now() WHERE key = 'over'`;
  await forgetTurns(sql);
  const rows = await sql`SELECT key FROM turn WHERE key IN ('over', 'lasting')`;
  expect(rows.map(({ key }) => key)).toEqual(['lasting']);
});
