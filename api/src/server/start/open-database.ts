import { join } from 'node:path';
import { startPostgres } from '../../embedded/postgres/start.ts';
import { checkServer } from '../database/check-server.ts';
import { connect, type Sql } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import type { Settings } from '../settings/settings.ts';
import type { Stops } from './stops.ts';

const NAME = 'saathi';

/** A database that is ready to be used; `folder` is where the embedded one keeps its data. */
export interface OpenDatabase {
  sql: Sql;
  folder: string | undefined;
}

/** Connects to DATABASE_URL or to the embedded Postgres, and brings the schema up to date. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  stops: Stops,
): Promise<OpenDatabase> {
  const embedded = databaseUrl ? undefined : await embeddedDatabase(dataDir, stops);
  const url = databaseUrl ?? embedded?.url ?? '';
  await prepare(url, stops);
  const sql = connect(url);
  stops.add(() => sql.end({ timeout: 5 }));
  return { sql, folder: embedded?.folder };
}

// A connection of its own: a migration may take its time, and whoever stops the start ends it at once.
async function prepare(url: string, stops: Stops): Promise<void> {
  const check = connect(url, { max: 1 });
  stops.add(() => check.end({ timeout: 0 }));
  await checkServer(check, url);
  await check.end();
  const migration = connect(url, { max: 1, answerMs: 0 });
  stops.add(() => migration.end({ timeout: 0 }));
  await migrate(migration);
  await migration.end();
}

async function embeddedDatabase(dataDir: string, stops: Stops): Promise<{ url: string; folder: string }> {
  const postgres = await startPostgres(join(dataDir, 'postgres'));
  stops.add(postgres.stop);
  postgres.died.then(() =>
    stops.fail('The embedded Postgres ended unexpectedly. Please start Saathi again; nothing saved is lost.'),
  );
  const admin = connect(postgres.url, { max: 1 });
  const found = await admin`SELECT FROM pg_database WHERE datname = ${NAME}`;
  if (found.length === 0) await admin.unsafe(`CREATE DATABASE ${NAME}`);
  await admin.end();
  const url = new URL(postgres.url);
  url.pathname = `/${NAME}`;
  return { url: url.href, folder: postgres.data };
}
