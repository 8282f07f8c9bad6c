import { PgBoss } from 'pg-boss';
import { startTurns } from '../chat/keys/start-turns.ts';
import type { Deps } from '../deps.ts';
import type { Sql } from '../server/database/connect.ts';
import { describeError } from '../server/log/describe-error.ts';
import { sweep } from './sweep.ts';

const QUEUE = 'retention';
const EVERY_FEW_MINUTES = '*/5 * * * *';
const SCHEMA = 'jobs';

/**
 * Starts the recurring sweep: every five minutes, in one of the API processes, and once at the start. Jobs carry nothing and
 * leave numbers. Call the result to stop it; a sweep that is running may finish.
 */
export async function startRetention(
  deps: Pick<Deps, 'sql' | 'clock' | 'log' | 'generations'>,
): Promise<() => Promise<void>> {
  const { sql, clock, log } = deps;
  const boss = new PgBoss({ ...sameDatabase(sql), schema: SCHEMA });
  boss.on('error', (error) => log.error({ error: describeError(error) }, 'jobs failed'));
  await boss.start();
  await boss.createQueue(QUEUE, { policy: 'short', retryLimit: 0, deleteAfterSeconds: 86_400 });
  // Before the worker, so that its first look finds it.
  await boss.send(QUEUE, {});
  await boss.work(QUEUE, { pollingIntervalSeconds: 30 }, async () => {
    const swept = await sweep(sql, clock());
    log.info(swept, 'sweep');
    return swept;
  });
  await boss.schedule(QUEUE, EVERY_FEW_MINUTES);
  const stopTurns = await startTurns(boss, deps);
  return () => {
    stopTurns();
    return boss.stop({ graceful: true, timeout: 5000 });
  };
}

type ConnectionOptions = Exclude<ConstructorParameters<typeof PgBoss>[0], string>;

/** Where the jobs' own small pool connects: the API's database. */
function sameDatabase({ options }: Sql): ConnectionOptions {
  const { host, port, database, user, ssl } = options;
  const pass: unknown = options.pass;
  return {
    host: host[0],
    port: port[0],
    database,
    user,
    ...(typeof pass === 'string' && pass ? { password: pass } : {}),
    // What `sslmode=require` means to the API's own pool: encrypted, whoever signed the certificate.
    ...(ssl ? { ssl: typeof ssl === 'object' ? ssl : { rejectUnauthorized: false } } : {}),
    max: 2,
  };
}
