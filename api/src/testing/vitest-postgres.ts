import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { startPostgres } from '../embedded/postgres/start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's Postgres, its `postgres` database. */
    postgresUrl: string;
  }
}

/** The database that every test database is a copy of. */
export const TEMPLATE = 'saathi_template';

/** One real Postgres for the whole run, with a migrated template; gone without a trace afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'saathi-test-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres(folder, { durable: false });
  await createTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    for (const path of [dirname(postgres.data), folder]) rmSync(path, { recursive: true, force: true });
  };
}

async function createTemplate(url: string): Promise<void> {
  const admin = connect(url, { max: 1 });
  await admin.unsafe(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const template = connect(databaseUrl(url, TEMPLATE), { max: 1 });
  await migrate(template);
  await template.end();
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
