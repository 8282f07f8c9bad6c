import postgres from 'postgres';
import { outliveLostConnections } from './lost-connections.ts';

/** The pool every query goes through. */
export type Sql = postgres.Sql<{ bigint: number }>;
/** What a query takes: the pool, or the connection of a running transaction. */
export type SqlOrTransaction = Sql | postgres.TransactionSql<{ bigint: number }>;

const DAY = 1082;
const BIGINT = 20;

/**
 * Opens a pool on `url`; nothing connects before the first query. Calendar days come and go as 'YYYY-MM-DD' and never as
 * an instant in some zone; bigint comes as a number (sums of credits and paise stay far below 2^53).
 */
export function connect(url: string, options: { max?: number } = {}): Sql {
  const sql = postgres(url, {
    max: options.max ?? 10,
    idle_timeout: 60,
    connect_timeout: 10,
    connection: { application_name: 'saathi', TimeZone: 'UTC' },
    onnotice: () => {},
    types: {
      bigint: { to: BIGINT, from: [BIGINT], parse: Number, serialize: String },
      day: { to: DAY, from: [DAY], parse: String, serialize: String },
    },
  });
  return outliveLostConnections(sql);
}
