/** Connections refused, lost or cut, and what Postgres says while it starts, stops, fails over or has no room: SQLSTATE classes. */
const AWAY = /^(08|53|57)/;
/** What postgres.js and the system call a database that cannot be reached, or stopped answering. */
const UNREACHED = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ANSWER_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whether an error says that the database is away, and not that it refused what it was asked. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const code = String(error.code);
  return error.name === 'PostgresError' ? AWAY.test(code) : UNREACHED.has(code);
}
