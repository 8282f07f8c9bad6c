import postgres from 'postgres';
import { outliveLostConnections } from './lost-connections.ts';
import { createOpenSocket } from './open-socket.ts';
import { splitTls } from './tls.ts';

/** The pool every query goes through. */
export type Sql = postgres.Sql<{ bigint: number }>;
/** What a query takes: the pool, or the connection of a running transaction. */
export type SqlOrTransaction = Sql | postgres.TransactionSql<{ bigint: number }>;

const DAY = 1082;
const BIGINT = 20;
const CONNECT_SECONDS = 10;
const ANSWER_MS = 20_000;
// A plan that fits any value. Left to itself, Postgres plans some statements anew each time, which costs more than running them:
// every one here finds a few rows by key, and the best way to those is the same for all values.
const PLAN_ONCE = 'force_generic_plan';

/**
 * Opens a pool on `url`; nothing connects before the first query. Calendar days come and go as 'YYYY-MM-DD' and never as
 * an instant in some zone; bigint comes as a number (sums of credits and paise stay far below 2^53). A statement that gets no
 * answer fails after 20 seconds, or after `answerMs` (0: never, for a migration that takes its time).
 */
export function connect(address: string, { max = 10, answerMs = ANSWER_MS } = {}): Sql {
  const { url, tls } = splitTls(address);
  const options = {
    max,
    idle_timeout: 60,
    connect_timeout: CONNECT_SECONDS,
    connection: { application_name: 'saathi', TimeZone: 'UTC', plan_cache_mode: PLAN_ONCE },
    onnotice: () => {},
    // The socket is encrypted when postgres.js gets it.
    ssl: false,
    socket: createOpenSocket(tls, { connectMs: CONNECT_SECONDS * 1000, answerMs }),
    types: {
      bigint: { to: BIGINT, from: [BIGINT], parse: Number, serialize: String },
      day: { to: DAY, from: [DAY], parse: String, serialize: String },
    },
  };
  return outliveLostConnections(postgres(url, options));
}
