import type { Sql } from './connect.ts';

/** What postgres.js calls the failures of a connection that is gone. */
const GONE = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'EPIPE',
]);

/**
 * Lets the process outlive a connection that is lost in the middle of a transaction. postgres.js would answer the failed query
 * with a ROLLBACK on the connection that is gone, and end the process with an exception that nobody can catch. So such a
 * failure never reaches it: the transaction is rejected by the loss itself, and Postgres rolls it back.
 */
export function outliveLostConnections(sql: Sql): Sql {
  const begin: Sql['begin'] = sql.begin.bind(sql);
  const never = new Promise<never>(() => {});
  sql.begin = ((work: Parameters<Sql['begin']>[1]) =>
    begin(async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        if (isGone(error)) return never;
        throw error;
      }
    })) as Sql['begin'];
  return sql;
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && GONE.has(String(error.code));
}
