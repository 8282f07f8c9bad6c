import { orientationOf } from './orientation.ts';
import { intact, NoPhoto, type Photo } from './photo.ts';

const RIFF_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const KNOWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'EXIF', 'XMP ']);
const EXIF_NAME = 'Exif\0\0';

interface Size {
  width: number;
  height: number;
}

/** Walks a WebP chunk by chunk and keeps its one picture. Throws NoPhoto for one that is broken, goes on behind its end, or moves. */
export function readWebp(file: Buffer): Photo {
  intact(file.length >= RIFF_BYTES && file.readUInt32LE(4) + 8 === file.length);
  const kept: Buffer[] = [];
  let size: Size | undefined;
  let orientation = 1;
  for (let at = RIFF_BYTES; at < file.length; ) {
    const { type, data, end } = chunkAt(file, at);
    if (type === 'EXIF') orientation = orientationOf(withoutName(data));
    if (type === 'VP8 ' || type === 'VP8L') {
      intact(size === undefined);
      size = type === 'VP8 ' ? lossySize(data) : losslessSize(data);
      // Transparency says nothing about words: without it, and without remarks, the short form of the file will do.
      kept.push(file.subarray(at, end));
    }
    at = end;
  }
  intact(size !== undefined && size.width > 0 && size.height > 0);
  return { bytes: riff(kept), ...size, orientation };
}

function chunkAt(file: Buffer, at: number): { type: string; data: Buffer; end: number } {
  intact(at + CHUNK_HEADER_BYTES <= file.length);
  const type = file.toString('latin1', at, at + 4);
  if (type === 'ANIM' || type === 'ANMF') throw new NoPhoto('animated');
  intact(KNOWN.has(type));
  const length = file.readUInt32LE(at + 4);
  const start = at + CHUNK_HEADER_BYTES;
  // Chunks are padded to an even length.
  const end = start + length + (length % 2);
  intact(end <= file.length);
  return { type, data: file.subarray(start, start + length), end };
}

function lossySize(data: Buffer): Size {
  intact(data.length >= 10 && data.readUIntBE(3, 3) === 0x9d012a);
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function losslessSize(data: Buffer): Size {
  intact(data.length >= 5 && data[0] === 0x2f);
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function withoutName(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, EXIF_NAME.length) === EXIF_NAME ? exif.subarray(EXIF_NAME.length) : exif;
}

function riff(chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}
