import { expect, it } from 'vitest';
import { testDatabase } from './testing/test-database.ts';
import { userKeyedTables } from './user-keyed-tables.ts';

const { sql } = await testDatabase();
const byName = (a: { table: string }, b: { table: string }) => a.table.localeCompare(b.table);

it('every table with a person’s id is listed, and every listed one exists', async () => {
  const found = await sql<{ table: string; column: string }[]>`
    SELECT c.table_name AS table, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND replace(lower(c.column_name), '_', '') = 'userid'`;
  const listed = userKeyedTables.map(({ table, column }) => ({ table, column }));
  expect(listed.sort(byName)).toEqual([...found].sort(byName));
});

it('what outlives an account says until when and why', () => {
  const kept = userKeyedTables.filter(({ kept }) => kept);
  expect(kept.length).toBeGreaterThan(0);
  for (const { kept: rule } of kept)
    expect([rule?.until, rule?.why]).toEqual([expect.any(String), expect.any(String)]);
});

it('every table says what becomes of it when an anonymous visitor signs in to an account', () => {
  const silent = userKeyedTables.filter(({ merging }) => !('move' in merging) && !merging?.nothing);
  expect(silent.map(({ table }) => table)).toEqual([]);
});
