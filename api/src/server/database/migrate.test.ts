import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

const { sql, url } = await testDatabase();
const root = mkdtempSync(join(tmpdir(), 'saathi-migrate-'));
let folder: string;
let count = 0;

beforeEach(async () => {
  await sql`DROP TABLE IF EXISTS schema_migration, first, second`;
  count += 1;
  folder = join(root, String(count));
  mkdirSync(folder);
  writeFileSync(join(folder, '001-first.sql'), 'CREATE TABLE first (id integer);');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('migrate', () => {
  it('applies every file once, in order', async () => {
    writeFileSync(join(folder, '002-second.sql'), 'CREATE TABLE second AS SELECT * FROM first;');
    await migrate(sql, folder);
    await migrate(sql, folder);
    expect(await sql`SELECT id, name FROM schema_migration ORDER BY id`).toMatchObject([
      { id: 1, name: '001-first.sql' },
      { id: 2, name: '002-second.sql' },
    ]);
  });

  it('leaves nothing of a file that fails', async () => {
    writeFileSync(join(folder, '002-second.sql'), 'CREATE TABLE second (id integer); SELECT 1 / 0;');
    await expect(migrate(sql, folder)).rejects.toThrow('division by zero');
    expect(await sql`SELECT to_regclass('first') AS first, to_regclass('second') AS second`).toMatchObject([
      { first: 'first', second: null },
    ]);
  });

  it('lets two processes migrate at once', async () => {
    const other = connect(url);
    await Promise.all([migrate(sql, folder), migrate(other, folder)]);
    await other.end();
    expect(await sql`SELECT id FROM schema_migration`).toHaveLength(1);
  });

  it('refuses a database that is newer than the code', async () => {
    await migrate(sql, folder);
    await sql`INSERT INTO schema_migration VALUES (9, '009-later.sql', '')`;
    await expect(migrate(sql, folder)).rejects.toThrow('The database is newer than this Saathi');
  });

  it('refuses a file that changed after it was applied', async () => {
    await migrate(sql, folder);
    writeFileSync(join(folder, '001-first.sql'), 'CREATE TABLE first (id bigint);');
    await expect(migrate(sql, folder)).rejects.toThrow('001-first.sql has changed');
  });
});
