import type { ProblemError } from 'contracts/problem';
import type { SqlOrTransaction } from '../database/connect.ts';
import { problem } from '../problem/problem.ts';
import { type Reservation, type ReservationResult, tryReserve } from './queries.ts';

/**
 * Holds the credits of one message and counts it on its day. Call it inside a transaction: a refusal is thrown, and only
 * the rollback undoes what came before it. Throws 402 `no_credits`, 429 `daily_limit`, 429 `too_fast` with part 1 §8's
 * words, and 409 `repeated` when this key has held before.
 */
export async function reserve(sql: SqlOrTransaction, wanted: Reservation): Promise<void> {
  const refused = refusalOf(await tryReserve(sql, wanted));
  if (refused) throw refused;
}

/** Why a reservation cannot stand; undefined when it can. */
export function refusalOf(result: ReservationResult): ProblemError | undefined {
  if (!result.fresh)
    return problem(409, 'repeated', 'This message has been sent already. Nothing was charged.');
  if (!result.withinRate) {
    return problem(
      429,
      'too_fast',
      'That was very quick. Your message is kept; please send it again in a minute.',
    );
  }
  if (!result.withinDay) {
    return problem(429, 'daily_limit', 'Daily limit reached! Please upgrade to Premium to continue.');
  }
  if (!result.funded) {
    return problem(402, 'no_credits', 'Insufficient chat credits! Please upgrade or buy more credits.');
  }
  return undefined;
}
