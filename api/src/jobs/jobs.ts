import { PgBoss } from 'pg-boss';
import type postgres from 'postgres';
import type { Sql, SqlOrTransaction } from '../server/database/connect.ts';
import { explainRefusal } from '../server/database/explain-refusal.ts';
import { describeError } from '../server/log/describe-error.ts';
import type { Log } from '../server/log/log.ts';

/** The job queue in the database itself, shared by every API process. */
export type Jobs = PgBoss;

/** Every queue, so that a role of its own can make them all before the API starts. Jobs carry no text of a person in clear. */
const QUEUES = {
  retention: { policy: 'short', retryLimit: 0, deleteAfterSeconds: 86_400 },
  payments: { policy: 'short', retryLimit: 0, deleteAfterSeconds: 86_400 },
  'invoice-mails': { policy: 'short', retryLimit: 0, deleteAfterSeconds: 86_400 },
  'key-generations': { policy: 'short', retryLimit: 0, deleteAfterSeconds: 86_400 },
  mail: {
    policy: 'standard',
    retryLimit: 12,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3 * 3600,
    // Longer than a server is given to take one mail.
    expireInSeconds: 120,
    retentionSeconds: 3 * 86_400,
    deleteAfterSeconds: 7 * 86_400,
  },
} as const;

const SCHEMA = 'jobs';
// "Whatever the statement takes it for": the text is handed on as it is.
const UNKNOWN = 705;
const STOP_MS = 5000;

/**
 * Starts the queue on the API's own pool, so that what holds for that (encryption, deadlines) holds for jobs. `recurring` jobs are
 * run by whoever asks for it. Throws a start problem when its tables cannot be made. Stop it with `stopJobs`.
 */
export async function startJobs(sql: Sql, log: Log, { recurring }: { recurring: boolean }): Promise<Jobs> {
  const jobs = new PgBoss({ db: database(sql), schema: SCHEMA, supervise: recurring, schedule: recurring });
  jobs.on('error', (error) => log.error({ error: describeError(error) }, 'jobs failed'));
  try {
    await jobs.start();
    for (const [name, options] of Object.entries(QUEUES)) await jobs.createQueue(name, options);
  } catch (error) {
    await stopJobs(jobs);
    throw explainRefusal(error);
  }
  return jobs;
}

/** Stops looking for jobs; one that is running may finish. */
export function stopJobs(jobs: Jobs): Promise<void> {
  return jobs.stop({ graceful: true, timeout: STOP_MS });
}

/** For a job that is to be there when the caller's transaction commits, and only then. */
export function within(sql: SqlOrTransaction) {
  return {
    async executeSql(text: string, values: Values = []) {
      const result = await sql.unsafe(text, given(sql, values));
      return { rows: result.flat() };
    },
  };
}

type Values = postgres.ParameterOrJSON<never>[];

function given(sql: SqlOrTransaction, values: Values) {
  return values.map((value) => (typeof value === 'string' ? sql.typed(value, UNKNOWN) : (value ?? null)));
}

function database(sql: Sql) {
  return {
    async executeSql(text: string, values: Values = []) {
      // Reserved: some of its texts are whole transactions.
      const connection = await sql.reserve();
      try {
        const result = await connection.unsafe(text, given(sql, values));
        return { rows: result.flat() };
      } catch (error) {
        await connection.unsafe('ROLLBACK').catch(() => {});
        throw error;
      } finally {
        connection.release();
      }
    },
  };
}
