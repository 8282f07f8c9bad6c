import { forgetExpired } from '../auth/forget-expired.ts';
import { sweepRuns } from '../chat/replies/sweep.ts';
import { eraseSessions } from '../chat/sessions/erase.ts';
import { findExpired } from '../chat/sessions/erase-queries.ts';
import { sweepReservations } from '../credits/sweep.ts';
import type { Sql } from '../database/connect.ts';
import { forgetTurns } from '../limits/take-turn.ts';

const AT_ONCE = 200;

/** What one sweep did, in numbers. */
export interface Swept {
  erased: number;
  abandoned: number;
  voided: number;
}

/**
 * Erases every conversation whose time is over at `at` (product.md, Retention), and clears up after killed processes: their
 * unfinished replies are given up, and what was held for them is given back. Sessions and limits that ran out are forgotten, too.
 * Safe to run in several processes at once.
 */
export async function sweep(sql: Sql, at: Date): Promise<Swept> {
  const erased = await eraseExpired(sql, at);
  const abandoned = await sweepRuns(sql, at);
  const voided = await sweepReservations(sql, at);
  await forgetExpired(sql, at);
  await forgetTurns(sql);
  return { erased, abandoned, voided };
}

async function eraseExpired(sql: Sql, at: Date): Promise<number> {
  let erased = 0;
  for (;;) {
    const expired = await findExpired(sql, at, AT_ONCE);
    await eraseSessions(sql, expired);
    erased += expired.length;
    if (expired.length < AT_ONCE) return erased;
  }
}
