import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type postgres from 'postgres';
import { startProblem } from '../start/start-problem.ts';
import type { Sql } from './connect.ts';
import { explainRefusal } from './explain-refusal.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');
const FILE = /^(\d{3})-[a-z0-9-]+\.sql$/;
// Any number will do, as long as every Saathi uses the same one.
const LOCK = 7_224_284;

interface Migration {
  id: number;
  name: string;
  text: string;
  checksum: string;
}

/**
 * Brings the database to the newest schema: every file of `folder` not yet applied, in order, each in a transaction of
 * its own, one process at a time. Throws a start problem when the database is newer than the code, when an applied
 * file has changed since, or when the database lets this user create nothing.
 */
export async function migrate(sql: Sql, folder = FOLDER): Promise<void> {
  const migrations = readMigrations(folder);
  const connection = await sql.reserve();
  try {
    await connection`SELECT pg_advisory_lock(${LOCK})`;
    await createLedger(connection);
    const applied = await appliedChecksums(connection);
    refuseStrangers(applied, migrations);
    for (const migration of migrations) if (!applied.has(migration.id)) await apply(connection, migration);
  } catch (error) {
    throw explainRefusal(error);
  } finally {
    await connection`SELECT pg_advisory_unlock(${LOCK})`.catch(() => {});
    connection.release();
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => FILE.test(name))
    .sort();
  return names.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return {
      id: Number(name.slice(0, 3)),
      name,
      text,
      checksum: createHash('sha256').update(text).digest('hex'),
    };
  });
}

// Looked for first: a role that may create nothing can still start on a database that is up to date.
async function createLedger(connection: postgres.ReservedSql): Promise<void> {
  const [found] = await connection`SELECT to_regclass('schema_migration') AS ledger`;
  if (found?.ledger) return;
  await connection`
    CREATE TABLE IF NOT EXISTS schema_migration (
      id integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`;
}

async function appliedChecksums(connection: postgres.ReservedSql): Promise<Map<number, string>> {
  const rows = await connection<
    { id: number; checksum: string }[]
  >`SELECT id, checksum FROM schema_migration`;
  return new Map(rows.map((row) => [row.id, row.checksum]));
}

function refuseStrangers(applied: Map<number, string>, migrations: Migration[]): void {
  for (const [id, checksum] of applied) {
    const known = migrations.find((migration) => migration.id === id);
    if (!known) {
      throw startProblem(
        `The database is newer than this Saathi (it has migration ${id}). Start the newer version, or restore a backup made before it.`,
      );
    }
    if (known.checksum !== checksum) {
      throw startProblem(
        `The migration ${known.name} has changed since it was applied. Put the file back as it was and write a new migration instead.`,
      );
    }
  }
}

async function apply(
  connection: postgres.ReservedSql,
  { id, name, text, checksum }: Migration,
): Promise<void> {
  await connection.unsafe('BEGIN');
  try {
    await connection.unsafe(text);
    await connection`INSERT INTO schema_migration (id, name, checksum) VALUES (${id}, ${name}, ${checksum})`;
    await connection.unsafe('COMMIT');
  } catch (error) {
    await connection.unsafe('ROLLBACK');
    throw error;
  }
}
