import { isProblemError } from 'contracts/problem';
import { post, voidReservation } from '../credits/queries.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../server/log/describe-error.ts';
import type { Photo } from './photo/photo.ts';
import { isPosted } from './queries.ts';
import { ocrFailed } from './refusals.ts';

/** A photo whose price is held. */
export interface HeldPhoto {
  userId: string;
  /** The reservation's key in the ledger. */
  reservation: string;
  /** This call held it, and so gives it back; not a repeated one, whose first may still be reading. */
  first: boolean;
  photo: Photo;
  signal: AbortSignal;
  onProgress(percent: number): void;
}

type Parts = Pick<Deps, 'sql' | 'clock' | 'photoReaders' | 'log'>;

/**
 * The words on a photo. They are handed over only once its price is spent; whatever goes wrong gives it back, and throws 422 `ocr_failed`
 * or why it had to wait too long (docs/product/homework.md, What it costs).
 */
export async function readHomework(deps: Parts, held: HeldPhoto): Promise<string> {
  const { sql, clock } = deps;
  const { userId, reservation, first } = held;
  try {
    const text = await textOf(deps, held);
    if (await post(sql, userId, reservation, clock())) return text;
    // Somebody else settled it: an earlier call with this photo, or the sweep, which gave it back.
    if (await isPosted(sql, userId, reservation)) return text;
    throw ocrFailed();
  } catch (error) {
    if (first) await voidReservation(sql, userId, reservation, clock());
    throw error;
  }
}

async function textOf(
  { photoReaders, log }: Parts,
  { userId, photo, signal, onProgress }: HeldPhoto,
): Promise<string> {
  try {
    const wanted = { photo: photo.bytes, orientation: photo.orientation };
    const text = await photoReaders.read({ person: userId, photo: wanted, signal, onProgress });
    if (text !== '') return text;
  } catch (error) {
    if (isProblemError(error)) throw error;
    log.warn({ error: describeError(error) }, 'a photo could not be read');
  }
  throw ocrFailed();
}
