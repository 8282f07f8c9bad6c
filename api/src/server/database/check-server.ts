import { startProblem } from '../start/start-problem.ts';
import type { Sql } from './connect.ts';

const OLDEST = 16;

/** Connects once; throws a start problem in words when the database at `url` cannot be used. */
export async function checkServer(sql: Sql, url: string): Promise<void> {
  const [row] = await sql`SELECT current_setting('server_version_num')::int AS version`.catch(
    (error: unknown) => {
      throw unreachable(error, url);
    },
  );
  const major = Math.floor(Number(row?.version) / 10_000);
  if (major >= OLDEST) return;
  throw startProblem(
    `The database at ${withoutPassword(url)} is Postgres ${major}; Saathi needs ${OLDEST} or newer. Upgrade it, or unset DATABASE_URL to use the embedded one.`,
  );
}

function unreachable(error: unknown, url: string): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const what = REASONS[code] ?? (error instanceof Error ? error.message : 'it did not answer');
  return startProblem(
    `The database at ${withoutPassword(url)} cannot be used: ${what}. Check DATABASE_URL.`,
    error,
  );
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host name cannot be looked up right now',
  CONNECT_TIMEOUT: 'it did not answer in 10 seconds',
  CONNECTION_CLOSED: 'it closed the connection',
  '28P01': 'it refused the user name or password',
  '28000': 'it refused the user',
  '3D000': 'there is no such database; create it first',
  '53300': 'it has no free connections',
};

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
