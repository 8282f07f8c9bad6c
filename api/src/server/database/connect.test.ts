import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';

const { sql } = await testDatabase();

it('plans a statement once, and not again for each value it comes with', async () => {
  const one = await sql.reserve();
  // A person's few rows among many: by its own reckoning, Postgres would plan anew for every value.
  await one`CREATE TEMPORARY TABLE notes AS SELECT 1 AS person, number AS note FROM generate_series(1, 5000) AS number`;
  await one`CREATE INDEX ON notes (person)`;
  await one`ANALYZE notes`;
  for (let person = 2; person < 12; person += 1) {
    await one`SELECT note FROM notes WHERE person = ${person} ORDER BY note LIMIT 3`;
  }
  const plans = await one`
    SELECT custom_plans::int AS custom, generic_plans::int AS generic FROM pg_prepared_statements
    WHERE statement LIKE 'SELECT note FROM notes%'`;
  one.release();
  expect([...plans]).toEqual([{ custom: 0, generic: 10 }]);
});
