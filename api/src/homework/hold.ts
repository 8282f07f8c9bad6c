import { createHmac, randomUUID } from 'node:crypto';
import type { Reservation, ReservationPart } from '../credits/queries.ts';
import type { Deps } from '../deps.ts';
import { policy } from '../policy/policy.ts';
import { partRefused } from '../server/database/part-refused.ts';
import { findPhotoReading, holdForPhoto, type PhotoReading } from './queries.ts';
import type { HeldPhoto } from './read-homework.ts';
import { holdRefusal, ocrFailed, otherPhoto } from './refusals.ts';

type Parts = Pick<Deps, 'sql' | 'clock' | 'secrets'>;

/**
 * Holds the price of a reading under the call's idempotency key, once however often it is called. Returns the ledger's key, and
 * whether this call was the first. Throws 402 `no_camera_credits`, and 409 `other_photo` when the key stood for another photo
 * (docs/product/homework.md, What it costs).
 */
export async function holdPhoto(
  { sql, clock, secrets }: Parts,
  { userId, key, bytes }: { userId: string; key: string; bytes: Uint8Array },
): Promise<Pick<HeldPhoto, 'reservation' | 'first'>> {
  const photo = createHmac('sha256', secrets.authSecret).update('photo:').update(bytes).digest();
  const wanted = reservationOf(userId, clock());
  try {
    await holdForPhoto(sql, { userId, key, photo }, wanted);
    return { reservation: wanted.key, first: true };
  } catch (error) {
    const part = partRefused(error);
    if (part !== 'fresh') throw (part && holdRefusal(part as ReservationPart)) ?? error;
  }
  return { reservation: againOf(await findPhotoReading(sql, userId, key), photo), first: false };
}

function reservationOf(userId: string, at: Date): Reservation {
  return {
    userId,
    key: randomUUID(),
    currency: 'camera',
    amount: policy.prices.photo_camera_credits,
    coveredDaily: 0,
    day: null,
    dailyLimit: null,
    perMinute: policy.photos.per_minute,
    at,
  };
}

/** The same call again: what it holds or has spent pays for this reading, too, if it is of the same photo. */
function againOf(reading: PhotoReading | undefined, photo: Buffer): string {
  if (!reading) throw ocrFailed();
  if (!reading.photo.equals(photo)) throw otherPhoto();
  return reading.reservation;
}
