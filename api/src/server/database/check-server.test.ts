import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { checkServer } from './check-server.ts';
import { connect } from './connect.ts';

const { sql, url } = await testDatabase();

async function complaint(change: (address: URL) => unknown): Promise<string> {
  const address = new URL(url);
  change(address);
  const other = connect(address.href, { max: 1 });
  const message = await checkServer(other, address.href).then(
    () => 'none',
    (error: Error) => error.message,
  );
  await other.end();
  return message;
}

describe('a database that cannot be used', () => {
  it.each([
    ['nothing listens there', (address: URL) => Object.assign(address, { port: '9' })],
    ['it refused the user name or password', (address: URL) => Object.assign(address, { password: 'wrong' })],
    [
      'there is no such database; create it first',
      (address: URL) => Object.assign(address, { pathname: '/elsewhere' }),
    ],
  ])('is told in one line: %s', async (reason, change) => {
    expect(await complaint(change)).toMatch(
      new RegExp(`^The database at [^@]+ cannot be used: ${reason}\\. Check DATABASE_URL\\.$`),
    );
  });

  it('never has its password told', async () => {
    expect(await complaint((address) => Object.assign(address, { pathname: '/elsewhere' }))).not.toContain(
      new URL(url).password,
    );
  });
});

it('a good one passes, with days as text and sums as numbers', async () => {
  await checkServer(sql, url);
  const [row] = await sql`SELECT date '1999-04-12' AS day, count(*) AS many FROM generate_series(1, 3)`;
  expect(row).toEqual({ day: '1999-04-12', many: 3 });
});
