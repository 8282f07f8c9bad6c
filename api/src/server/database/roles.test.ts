import { randomBytes } from 'node:crypto';
import { afterAll, expect, inject, it } from 'vitest';
import { startJobs, stopJobs } from '../../jobs/jobs.ts';
import { databaseUrl } from '../../testing/vitest-postgres.ts';
import { createLog } from '../log/log.ts';
import { connect, type Sql } from './connect.ts';
import { migrate } from './migrate.ts';

const log = createLog('silent');
const name = `roles_${randomBytes(6).toString('hex')}`;
const admin = connect(inject('postgresUrl'), { max: 1 });
await admin.unsafe(`CREATE DATABASE ${name}`);
const owner = connect(databaseUrl(inject('postgresUrl'), name), { max: 1 });
afterAll(async () => {
  await Promise.all([admin.end(), owner.end()]);
});

/** A role of its own and a pool that signs in as it. */
async function connectAs(role: string): Promise<Sql> {
  await admin.unsafe(`CREATE ROLE ${name}_${role} LOGIN PASSWORD 'hush'`);
  const url = new URL(databaseUrl(inject('postgresUrl'), name));
  url.username = `${name}_${role}`;
  url.password = 'hush';
  return connect(url.href);
}

/** What a start does with the schema; the line it ends with, if it does. */
async function prepare(sql: Sql): Promise<string> {
  try {
    await migrate(sql);
    await stopJobs(await startJobs(sql, log, { recurring: false }));
    return 'ready';
  } catch (error) {
    return error instanceof Error && error.name === 'StartProblem' ? error.message : `defect: ${error}`;
  }
}

it('a role that may only read is told in one line', async () => {
  const sql = await connectAs('reader');
  await admin.unsafe(`ALTER ROLE ${name}_reader SET default_transaction_read_only = on`);
  expect(await prepare(sql)).toMatch(/^The database is read-only for this user/);
  await sql.end();
});

it('a role that may create nothing is told in one line, and the next start finishes what was begun', async () => {
  const sql = await connectAs('maker');
  expect(await prepare(sql)).toMatch(/^The database user may not create tables\./);
  await owner.unsafe(`GRANT CREATE ON SCHEMA public TO ${name}_maker`);
  // Its own tables are made now, and those of the jobs, which need a schema of their own, are not.
  expect(await prepare(sql)).toMatch(/^The database user may not create tables\./);
  await admin.unsafe(`GRANT CREATE ON DATABASE ${name} TO ${name}_maker`);
  expect(await prepare(sql)).toBe('ready');
  await sql.end();
});

it('a role that may change rows only serves what another role has made', async () => {
  const sql = await connectAs('server');
  const everything = `SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, jobs TO ${name}_server`;
  await owner.unsafe(`GRANT USAGE ON SCHEMA jobs TO ${name}_server; GRANT ${everything}`);
  expect(await prepare(sql)).toBe('ready');
  await sql.end();
});
