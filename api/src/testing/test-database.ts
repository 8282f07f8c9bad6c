import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connect, type Sql } from '../server/database/connect.ts';
import { databaseUrl, TEMPLATE } from './vitest-postgres.ts';

/**
 * A fresh, migrated, real database for one test file; closed when the file is done. Call it at the top of the file or in
 * `beforeAll`: `const { sql, url } = await testDatabase()`.
 */
export async function testDatabase(): Promise<{ sql: Sql; url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = connect(inject('postgresUrl'), { max: 1 });
  await admin.unsafe(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  await admin.end();
  const url = databaseUrl(inject('postgresUrl'), name);
  const sql = connect(url);
  // A connection that was lost never says that it ended.
  afterAll(() => sql.end({ timeout: 1 }));
  return { sql, url };
}
