import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { sweep } from './sweep.ts';

const QUEUE = 'retention';
const EVERY_FEW_MINUTES = '*/5 * * * *';

/**
 * Starts the recurring sweep: every five minutes, in one of the API processes, and once at the start. Its jobs carry nothing and
 * leave numbers.
 */
export async function startRetention(
  jobs: Jobs,
  { sql, clock, log }: Pick<Deps, 'sql' | 'clock' | 'log'>,
): Promise<void> {
  // Before the worker, so that its first look finds it.
  await jobs.send(QUEUE, {});
  await jobs.work(QUEUE, { pollingIntervalSeconds: 30 }, async () => {
    const swept = await sweep(sql, clock());
    log.info(swept, 'sweep');
    return swept;
  });
  await jobs.schedule(QUEUE, EVERY_FEW_MINUTES);
}
