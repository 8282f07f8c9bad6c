import { deleteExpiredExports } from '../account/export/lease-queries.ts';
import { deleteExpired } from '../auth/queries.ts';
import { sweepRuns } from '../chat/replies/settle.ts';
import { eraseChatSessions } from '../chat/sessions/erase.ts';
import { findExpiredChats } from '../chat/sessions/erase-queries.ts';
import { sweepReservations } from '../credits/sweep.ts';
import { deleteOldPhotoReadings } from '../homework/queries.ts';
import { deleteOldInvoices } from '../invoices/queries.ts';
import { deleteOldSecurityEvents } from '../security-log/queries.ts';
import type { Sql } from '../server/database/connect.ts';
import { deleteExpiredRateLimits } from '../server/rate-limit/rate-limit.ts';
import { deleteOldRecords } from './queries.ts';

const BATCH_SIZE = 200;

/** What one sweep did, in numbers. */
export interface Swept {
  erased: number;
  abandoned: number;
  voided: number;
}

/**
 * Erases every conversation whose time is over at `at` (docs/product/retention.md, Sweep), and clears up after killed processes: their
 * unfinished replies are given up, and what was held for them is given back. Sessions, limits, records and counts that ran out are forgotten,
 * too.
 * Safe to run in several processes at once.
 */
export async function sweep(sql: Sql, at: Date): Promise<Swept> {
  const erased = await eraseExpired(sql, at);
  const abandoned = await sweepRuns(sql, at);
  const voided = await sweepReservations(sql, at);
  await deleteExpired(sql, at);
  await deleteExpiredRateLimits(sql);
  await deleteExpiredExports(sql);
  await deleteOldRecords(sql, at);
  await deleteOldSecurityEvents(sql, at);
  await deleteOldPhotoReadings(sql, at);
  await deleteOldInvoices(sql, at);
  return { erased, abandoned, voided };
}

async function eraseExpired(sql: Sql, at: Date): Promise<number> {
  let erased = 0;
  for (;;) {
    const expired = await findExpiredChats(sql, at, BATCH_SIZE);
    await eraseChatSessions(sql, expired);
    erased += expired.length;
    if (expired.length < BATCH_SIZE) return erased;
  }
}
