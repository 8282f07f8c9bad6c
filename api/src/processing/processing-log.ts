import { keyedHash } from '../auth/limits.ts';
import type { Sql } from '../server/database/connect.ts';
import { describeError } from '../server/log/describe-error.ts';
import type { Log } from '../server/log/log.ts';
import { insertProcessing, listProcessing, type ProcessingRow } from './queries.ts';

const TOGETHER_MS = 1000;
/** As many as wait for a database that is away; older ones give way. */
const MOST_WAITING = 10_000;

/**
 * The record of who had data processed when, and by which operation, without content (docs/product/retention.md, Processing record).
 * It is written behind what it records, a second's worth at once, and so costs no call anything.
 */
export interface ProcessingLog {
  note: (userId: string, operation: string) => void;
  /** What is on record of a person, oldest first. */
  of: (userId: string) => Promise<Pick<ProcessingRow, 'operation' | 'at'>[]>;
  /** Writes what waits. */
  settled: () => Promise<void>;
}

interface Parts {
  sql: Sql;
  clock: () => Date;
  log: Pick<Log, 'error'>;
  /** Keys the hash that stands for a person. */
  secret: string;
}

export function createProcessingLog({ sql, clock, log, secret }: Parts): ProcessingLog {
  const personOf = (userId: string) => keyedHash(secret, `processing:${userId}`);
  let waiting: ProcessingRow[] = [];
  let timer: NodeJS.Timeout | undefined;
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const rows = waiting;
    waiting = [];
    if (rows.length === 0) return;
    try {
      await insertProcessing(sql, rows);
    } catch (error) {
      log.error(
        { error: describeError(error), rows: rows.length },
        'the processing record waits for its database',
      );
      waiting = [...rows, ...waiting].slice(-MOST_WAITING);
    }
  };
  return {
    note(userId, operation) {
      waiting.push({ person: personOf(userId), operation, at: clock() });
      timer ??= setTimeout(write, TOGETHER_MS).unref();
    },
    of: (userId) => listProcessing(sql, personOf(userId)),
    settled: write,
  };
}
