import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { describeError } from '../../server/log/describe-error.ts';
import { forgetEnded, turnGenerations } from './turn.ts';

const QUEUE = 'key-generations';
const EVERY_FEW_MINUTES = '*/5 * * * *';
const FORGET_MS = 60_000;

/**
 * Looks every five minutes, in one of the API processes, whether the key generation is due to turn; and every minute, in each
 * of them, that no key stays in memory once it was destroyed. Call the result to stop the latter; the former stops with `jobs`.
 */
export async function startTurns(
  jobs: Jobs,
  deps: Pick<Deps, 'sql' | 'clock' | 'log' | 'generations'>,
): Promise<() => void> {
  const { log } = deps;
  await jobs.work(QUEUE, { pollingIntervalSeconds: 30 }, async () => {
    try {
      const turned = await turnGenerations(deps);
      log.info(turned, 'key generations');
      return turned;
    } catch (error) {
      // Until a turn succeeds, what is deleted can still be read from copies: the operator has to know.
      log.error({ error: describeError(error) }, 'the key generation could not be turned');
      throw error;
    }
  });
  await jobs.schedule(QUEUE, EVERY_FEW_MINUTES);
  const forgetting = setInterval(() => {
    forgetEnded(deps).catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'the key generations could not be looked up'),
    );
  }, FORGET_MS);
  return () => clearInterval(forgetting);
}
