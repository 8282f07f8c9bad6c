import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres, stopOrphan } from '../embedded/postgres/start.ts';
import { connect } from '../server/database/connect.ts';
import { migrate } from '../server/database/migrate.ts';
import { isLocked, lockFolder } from '../server/start/lock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's Postgres, its `postgres` database. */
    postgresUrl: string;
  }
}

/** The database that every test database is a copy of. */
export const TEMPLATE = 'saathi_template';

const PREFIX = 'saathi-test-';

/** One real Postgres for the whole run, with a migrated template; gone without a trace afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(folder, 0o755);
  const unlock = lockFolder(folder);
  const postgres = await startPostgres(folder, { durable: false });
  await createTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    unlock();
    for (const path of [dirname(postgres.data), folder]) rmSync(path, { recursive: true, force: true });
  };
}

// A run that was killed left its server running and its folder behind; a run beside this one still holds its lock.
async function removeAbandoned(): Promise<void> {
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX));
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    if (isLocked(folder)) continue;
    await stopOrphan(join(folder, 'data'));
    rmSync(folder, { recursive: true, force: true });
  }
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
