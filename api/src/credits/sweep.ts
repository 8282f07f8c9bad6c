import type { Sql } from '../server/database/connect.ts';
import { findStaleReservations, voidReservation } from './queries.ts';

/**
 * How long a reservation may stay unsettled without a live reply behind it, in ms.
 * @internal
 */
export const STALE_AFTER_MS = 120_000;

const BATCH_SIZE = 500;

/** Gives back what a killed process left held. Returns how many reservations it voided. */
export async function sweepReservations(sql: Sql, at: Date): Promise<number> {
  const stale = await findStaleReservations(sql, new Date(at.getTime() - STALE_AFTER_MS), at, BATCH_SIZE);
  let voided = 0;
  for (const { userId, key } of stale) if (await voidReservation(sql, userId, key, at)) voided += 1;
  return voided;
}
