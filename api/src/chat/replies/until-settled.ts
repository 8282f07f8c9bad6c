import { isPassingFailure } from '../../server/database/passing-failure.ts';
import { inTime } from '../../server/in-time.ts';
import { describeError } from '../../server/log/describe-error.ts';
import type { Log } from '../../server/log/log.ts';
import type { FinalEvent } from './read.ts';
import { unsettledEvent } from './reply-problem.ts';

const PAUSES_MS = [100, 400, 1500, 3000];
const PATIENCE_MS = 10_000;

/**
 * Settles a reply: `settle` is tried again while the database is away for a moment, and `giveUp` is done when it refuses. What
 * was done is said only once it was committed; a reply that nobody could settle in time is left to whoever meets its run.
 */
export function untilSettled(
  settle: () => Promise<FinalEvent>,
  giveUp: () => Promise<FinalEvent>,
  log: Pick<Log, 'error'>,
): Promise<FinalEvent> {
  const settled = tryAgain(settle)
    .catch((error: unknown) => {
      log.error({ error: describeError(error) }, 'a reply could not be settled');
      return giveUp();
    })
    .catch(unsettledEvent);
  return inTime(PATIENCE_MS, settled, unsettledEvent());
}

async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!isPassingFailure(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  return work();
}
