import type { ProblemError } from 'contracts/problem';
import { problem } from '../server/problem/problem.ts';
import type { ReservationPart } from './queries.ts';

/**
 * What to tell a person when this part of a reservation was refused: 402 `no_credits`, 429 `daily_limit`, 429 `too_fast`, or
 * 409 `repeated` when this key has held before; undefined when it is no such part. docs/product/credits.md, Price of a message.
 */
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
