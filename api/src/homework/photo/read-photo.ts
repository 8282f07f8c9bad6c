import { policy } from '../../policy/policy.ts';
import { problem } from '../../server/problem/problem.ts';
import { readJpeg } from './jpeg.ts';
import { NoPhoto, type NoPhotoReason, type Photo } from './photo.ts';
import { readPng } from './png.ts';
import { readWebp } from './webp.ts';

const MILLION = 1_000_000;
const NOT_CHARGED = 'Nothing was charged.';

const words: Record<NoPhotoReason, string> = {
  unknown: `This file is no photo we can read. Please choose a JPEG, PNG or WebP picture. ${NOT_CHARGED}`,
  broken: `This photo is damaged or was cut off on its way. Please take it again or choose another one. ${NOT_CHARGED}`,
  animated: `This picture moves. Please choose a still photo. ${NOT_CHARGED}`,
};

/**
 * Takes a file for a photo by its content, whatever its name or type says, before any of it is decoded. Throws 415 `not_a_photo`, 413
 * `photo_too_large` (docs/product/homework.md, What is a photo).
 */
export function readPhoto(file: Buffer): Photo {
  if (file.length > policy.photos.megabytes * MILLION) throw tooLarge();
  const photo = parse(file);
  if (photo.width * photo.height > policy.photos.megapixels * MILLION) throw tooLarge();
  return photo;
}

function parse(file: Buffer): Photo {
  try {
    return readerOf(file)(file);
  } catch (error) {
    if (!(error instanceof NoPhoto)) throw error;
    throw problem(415, 'not_a_photo', words[error.reason]);
  }
}

function readerOf(file: Buffer): (file: Buffer) => Photo {
  const start = file.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return readJpeg;
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return readPng;
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return readWebp;
  throw new NoPhoto('unknown');
}

function tooLarge() {
  const { megabytes, megapixels } = policy.photos;
  return problem(
    413,
    'photo_too_large',
    `This photo is too large. Please choose one of at most ${megabytes} MB and ${megapixels} megapixels. ${NOT_CHARGED}`,
  );
}
