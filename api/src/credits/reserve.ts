import type { ProblemError } from 'contracts/problem';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { partRefused } from '../server/database/part-refused.ts';
import { problem } from '../server/problem/problem.ts';
import { type Reservation, type ReservationPart, reservation } from './queries.ts';

/**
 * Holds the credits of one message and counts it on its day: all of it, or nothing. Throws 402 `no_credits`, 429
 * `daily_limit`, 429 `too_fast` with part 1 §8's words, and 409 `repeated` when this key has held before.
 */
export async function reserve(sql: SqlOrTransaction, wanted: Reservation): Promise<void> {
  const { parts, holds } = reservation(sql, wanted);
  try {
    await sql`WITH ${parts} SELECT ${holds}`;
  } catch (error) {
    throw reservationRefusal(partRefused(error)) ?? error;
  }
}

/** What to tell a person when this part of a reservation was refused; undefined when it is none. */
export function reservationRefusal(part: string | undefined): ProblemError | undefined {
  return part === undefined ? undefined : refusals[part as ReservationPart]?.();
}

const refusals: Record<ReservationPart, () => ProblemError> = {
  fresh: () => problem(409, 'repeated', 'This message has been sent already. Nothing was charged.'),
  rate: () =>
    problem(429, 'too_fast', 'That was very quick. Your message is kept; please send it again in a minute.'),
  day: () => problem(429, 'daily_limit', 'Daily limit reached! Please upgrade to Premium to continue.'),
  funds: () => problem(402, 'no_credits', 'Insufficient chat credits! Please upgrade or buy more credits.'),
};
