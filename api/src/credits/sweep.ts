import type { Sql } from '../database/connect.ts';
import { findForgotten, voidReservation } from './queries.ts';

/** How long a reservation may stay unsettled without a live reply behind it, in ms. */
export const FORGOTTEN_AFTER_MS = 120_000;

const AT_ONCE = 500;

/** Gives back what a killed process left held. Returns how many reservations it voided. */
export async function sweepReservations(sql: Sql, at: Date): Promise<number> {
  const forgotten = await findForgotten(sql, new Date(at.getTime() - FORGOTTEN_AFTER_MS), at, AT_ONCE);
  let voided = 0;
  for (const { userId, key } of forgotten) if (await voidReservation(sql, userId, key, at)) voided += 1;
  return voided;
}
