import { join } from 'node:path';
import { startPostgres } from '../../embedded/postgres/start.ts';
import { checkServer } from '../database/check-server.ts';
import { connect, type Sql } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import type { Settings } from '../settings/settings.ts';
import type { Stops } from './stops.ts';

const NAME = 'saathi';

/** Connects to DATABASE_URL or to the embedded Postgres, and brings the schema up to date. */
export async function openDatabase({ databaseUrl, dataDir }: Settings, stops: Stops): Promise<Sql> {
  const url = databaseUrl ?? (await embeddedUrl(dataDir, stops));
  const sql = connect(url);
  stops.add(() => sql.end({ timeout: 5 }));
  await checkServer(sql, url);
  await migrate(sql);
  return sql;
}

async function embeddedUrl(dataDir: string, stops: Stops): Promise<string> {
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
  return url.href;
}
