import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { describeError } from './describe-error.ts';

const { sql } = await testDatabase();
const SECRET = 'I have not told anybody this';

async function failure(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (error) {
    return JSON.stringify(describeError(error));
  }
  throw new Error('It did not fail.');
}

it('names the constraint a database refused by, and not the row', async () => {
  const text = await failure(
    () => sql`INSERT INTO rate_limit (key, count, ends_at) VALUES (${SECRET}, null, now())`,
  );
  expect(text).toMatch(/"code":"23502".*"table":"rate_limit"/);
  expect(text).not.toContain('told anybody');
});

it.each([
  ['a value that does not fit', () => sql`SELECT ${SECRET}::text::int`],
  ['a body that is no JSON', () => JSON.parse(SECRET)],
  ['an error with a cause', () => Promise.reject(new Error(SECRET, { cause: new Error(SECRET) }))],
])('does not quote %s', async (_what, run) => {
  expect(await failure(run)).not.toContain('told anybody');
});

it('does not quote a thrown string', () => {
  expect(describeError(SECRET)).toEqual({ name: 'string' });
});

it('finds in a plain object what the job queue copied into it from an error', () => {
  const error = Object.assign(new Error(SECRET), { code: 'ECONNREFUSED' });
  const copy = { ...error, message: error.message, stack: error.stack, queue: 'mail' };
  const described = describeError(copy);
  expect(described).toEqual({ name: 'object', code: 'ECONNREFUSED', at: describeError(error).at });
  expect(JSON.stringify(described)).not.toContain('told anybody');
});
