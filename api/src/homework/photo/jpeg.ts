import { orientationOf } from './orientation.ts';
import { intact, type Photo } from './photo.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const RESTARTS = { first: 0xd0, last: 0xd7 };
/** Baseline, extended and progressive; the others are of no camera. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const EXIF = 0xe1;
const EXIF_NAME = 'Exif\0\0';
/** What a program wrote about the picture. Adobe's is kept, because it says how colours are stored. */
const isRemark = (marker: number) => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && marker !== 0xee);

/** Walks a JPEG from its first marker to its last, and drops every remark on the way. Throws NoPhoto for one that is cut off or goes on behind its end. */
export function readJpeg(file: Buffer): Photo {
  const kept: Buffer[] = [file.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let at = 2;
  for (;;) {
    const marker = markerAt(file, at);
    if (marker === END) break;
    const end = segmentEnd(file, at);
    const segment = file.subarray(at, end);
    if (FRAMES.has(marker)) {
      intact(size === undefined);
      size = frameSize(segment);
    }
    if (marker === EXIF && segment.toString('latin1', 4, 10) === EXIF_NAME)
      orientation = orientationOf(segment.subarray(10));
    const next = marker === SCAN ? scanEnd(file, end) : end;
    if (!isRemark(marker)) kept.push(file.subarray(at, next));
    at = next;
  }
  intact(at + 2 === file.length && size !== undefined);
  kept.push(file.subarray(at));
  return { bytes: Buffer.concat(kept), ...size, orientation };
}

function markerAt(file: Buffer, at: number): number {
  intact(file[at] === 0xff && at + 1 < file.length);
  const marker = file[at + 1] ?? 0;
  intact(marker >= 0xc0 && marker !== START && !isRestart(marker) && !OTHER_FRAMES.has(marker));
  return marker;
}

function segmentEnd(file: Buffer, at: number): number {
  intact(at + 4 <= file.length);
  const end = at + 2 + file.readUInt16BE(at + 2);
  intact(end >= at + 4 && end <= file.length);
  return end;
}

function frameSize(frame: Buffer): { width: number; height: number } {
  intact(frame.length >= 9);
  const [height, width] = [frame.readUInt16BE(5), frame.readUInt16BE(7)];
  intact(width > 0 && height > 0);
  return { width, height };
}

/** Where the picture's own bytes end: at the next marker that is neither an escaped byte nor a restart. */
function scanEnd(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  intact(false);
  return file.length;
}

function isRestart(marker: number): boolean {
  return marker >= RESTARTS.first && marker <= RESTARTS.last;
}
