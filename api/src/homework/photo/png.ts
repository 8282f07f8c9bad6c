import { crc32 } from 'node:zlib';
import { orientationOf } from './orientation.ts';
import { intact, NoPhoto, type Photo } from './photo.ts';

const SIGNATURE_BYTES = 8;
const AROUND_DATA_BYTES = 12;
const HEADER_BYTES = 13;
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const ANIMATION = new Set(['acTL', 'fcTL', 'fdAT']);
const isAncillary = (type: string) => /^[a-z][A-Za-z]{3}$/.test(type);

/** Walks a PNG chunk by chunk, checks each, and keeps those that are picture. Throws NoPhoto for one that is broken, goes on behind its end, or moves. */
export function readPng(file: Buffer): Photo {
  const kept: Buffer[] = [file.subarray(0, SIGNATURE_BYTES)];
  const header = file.subarray(SIGNATURE_BYTES + 8, SIGNATURE_BYTES + 8 + HEADER_BYTES);
  let orientation = 1;
  let at = SIGNATURE_BYTES;
  let type = '';
  while (type !== 'IEND') {
    intact(at + AROUND_DATA_BYTES <= file.length);
    const length = file.readUInt32BE(at);
    const end = at + AROUND_DATA_BYTES + length;
    intact(end <= file.length);
    type = file.toString('latin1', at + 4, at + 8);
    checkChunk(file.subarray(at, end), type, at === SIGNATURE_BYTES);
    if (type === 'eXIf') orientation = orientationOf(file.subarray(at + 8, end - 4));
    if (KEPT.has(type)) kept.push(file.subarray(at, end));
    at = end;
  }
  intact(at === file.length);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  intact(width > 0 && height > 0);
  return { bytes: Buffer.concat(kept), width, height, orientation };
}

function checkChunk(chunk: Buffer, type: string, first: boolean): void {
  if (ANIMATION.has(type)) throw new NoPhoto('animated');
  intact((type === 'IHDR') === first);
  intact(!first || chunk.length === AROUND_DATA_BYTES + HEADER_BYTES);
  intact(KEPT.has(type) || isAncillary(type));
  intact(crc32(chunk.subarray(4, -4)) === chunk.readUInt32BE(chunk.length - 4));
}
