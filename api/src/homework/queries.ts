import { type Reservation, reservation } from '../credits/queries.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';

const KEPT_MS = 86_400_000;

/** A photo that a person asks to have read. */
export interface PhotoRow {
  userId: string;
  /** The idempotency key of the call. */
  key: string;
  /** A keyed hash of the photo. */
  photo: Buffer;
}

/** How a reading that was asked for before stands: its reservation's key in the ledger, and what became of it. */
export interface PhotoReading {
  photo: Buffer;
  reservation: string;
  state: 'held' | 'posted' | 'voided';
}

/** The reading that `key` stands for, if it was asked for within the last day. */
export async function findPhotoReading(
  sql: SqlOrTransaction,
  userId: string,
  key: string,
): Promise<PhotoReading | undefined> {
  const [row] = await sql<PhotoReading[]>`
    SELECT photo, reservation, state FROM photo_readings AS reading
    JOIN credit_reservations AS paid ON paid.user_id = reading.user_id AND paid.key = reservation::text
    WHERE reading.user_id = ${userId} AND reading.key = ${key}`;
  return row;
}

/**
 * Holds the credits of a reading and notes which photo they are for, all of it or nothing. An idempotency key whose credits were
 * given back holds anew. Is refused (refuse_unless) as any ReservationPart: `fresh` when its credits are held or spent already.
 */
export async function holdForPhoto(
  sql: SqlOrTransaction,
  { userId, key, photo }: PhotoRow,
  wanted: Reservation,
): Promise<void> {
  const { parts, holds } = reservation(sql, wanted, sql`FROM reading`);
  await sql`
    WITH reading AS (
      INSERT INTO photo_readings AS earlier (user_id, key, photo, reservation, created_at)
      VALUES (${userId}, ${key}, ${photo}, ${wanted.key}, ${wanted.at})
      ON CONFLICT (user_id, key) DO UPDATE SET
        photo = excluded.photo, reservation = excluded.reservation, created_at = excluded.created_at
      WHERE EXISTS (
        SELECT FROM credit_reservations AS paid
        WHERE paid.user_id = earlier.user_id AND paid.key = earlier.reservation::text AND paid.state = 'voided')
      RETURNING 1
    ), ${parts}
    SELECT ${holds}`;
}

/** Forgets which photos were read more than a day before `at`; by then nobody repeats a call. */
export async function deleteOldPhotoReadings(sql: SqlOrTransaction, at: Date): Promise<void> {
  await sql`DELETE FROM photo_readings WHERE created_at < ${new Date(at.getTime() - KEPT_MS)}`;
}

/** Whether a reservation was spent. */
export async function isPosted(sql: SqlOrTransaction, userId: string, key: string): Promise<boolean> {
  const rows = await sql`
    SELECT FROM credit_reservations WHERE user_id = ${userId} AND key = ${key} AND state = 'posted'`;
  return rows.length === 1;
}
