import type { ProblemError } from 'contracts/problem';
import type { ReservationPart } from '../credits/queries.ts';
import { problem } from '../server/problem/problem.ts';

/** No words could be made of the photo. */
export function ocrFailed(): ProblemError {
  return problem(422, 'ocr_failed', 'OCR failed. Please describe manually.');
}

/** Something broke on our side, perhaps after the credit was spent: the same call again costs nothing more. */
export function unsettled(): ProblemError {
  return problem(
    500,
    'unsettled',
    'Something went wrong. Please try the same photo again; it is charged once at most.',
  );
}

export function tooManyPhotos(): ProblemError {
  return problem(
    429,
    'too_fast',
    'That was very quick. Nothing was charged; please send this photo again in a minute.',
  );
}

export function noPhoto(): ProblemError {
  return problem(
    400,
    'no_photo',
    'There was no photo in what arrived. Please choose it again. Nothing was charged.',
  );
}

/** The plan that a person has does not bring photos (the policy's photos.packs). */
export function photosLocked(): ProblemError {
  return problem(
    403,
    'photos_locked',
    'Homework photos come with the credit packs. Please upgrade, or write your question.',
  );
}

/** The idempotency key stood for another photo. */
export function otherPhoto(): ProblemError {
  return problem(
    409,
    'other_photo',
    'This call was made before with another photo. Nothing was charged; please send it again.',
  );
}

/** What to tell a person when this part of a photo's reservation was refused; undefined for `fresh`, which is a repeated call. */
export function holdRefusal(part: ReservationPart): ProblemError | undefined {
  if (part === 'rate') return tooManyPhotos();
  if (part !== 'funds') return undefined;
  return problem(
    402,
    'no_camera_credits',
    'Insufficient camera credits! Please upgrade, or write your question. Your words are kept.',
  );
}
