import { startProblem } from '../start/start-problem.ts';
import type { Sql } from './connect.ts';

const OLDEST = 16;

/** Connects once, in 20 seconds at most; throws a start problem in words when the database at `url` cannot be used. */
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

const UNTRUSTED = 'nobody this machine trusts signed its certificate (NODE_EXTRA_CA_CERTS names more)';
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host name cannot be looked up right now',
  CONNECT_TIMEOUT: 'it did not answer in 10 seconds',
  CONNECTION_CLOSED: 'it closed the connection',
  CONNECTION_DESTROYED: 'the start was interrupted',
  ANSWER_TIMEOUT: 'it took the connection and then did not answer',
  NO_TLS: 'it offers no encryption, which sslmode asks for',
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  '28P01': 'it refused the user name or password',
  '28000': 'it refused the user',
  '3D000': 'there is no such database; create it first',
  '53300': 'it has no free connections',
};

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
