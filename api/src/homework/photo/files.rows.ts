import { crc32, deflateSync } from 'node:zlib';

/** Small files of every kind for the tests, made by hand: what is in them is seen here. */
const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const u32le = (value: number) => u32(value).reverse();
const u16 = (value: number) => [value >>> 8, value & 255];

export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = bytes(type, data);
  return bytes(u32(data.length), named, u32(crc32(named)));
}

const SIGNATURE = '\x89PNG\r\n\x1a\n';
const header = (width: number, height: number) =>
  pngChunk('IHDR', bytes(u32(width), u32(height), [1, 0, 0, 0, 0]));

/** A PNG of black and white pixels that says it is `width` by `height`, whatever it holds, with `extra` chunks. */
export function png(width = 8, height = 8, ...extra: Buffer[]): Buffer {
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(16)));
  return bytes(SIGNATURE, header(width, height), ...extra, pixels, pngChunk('IEND'));
}

const segment = (marker: number, data: Buffer) => bytes([0xff, marker], u16(data.length + 2), data);
const tiff = (orientation: number, order: 'MM' | 'II' = 'MM') =>
  order === 'MM'
    ? bytes('MM', [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])
    : bytes('II', [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]);
export const exif = (orientation: number, order?: 'MM' | 'II') =>
  segment(0xe1, bytes('Exif\0\0', tiff(orientation, order), 'GPS 28.6139 N 77.2090 E'));
export const comment = (words: string) => segment(0xfe, bytes(words));
const frame = (width: number, height: number) =>
  segment(0xc0, bytes([8], u16(height), u16(width), [1, 1, 0x11, 0]));
const scan = bytes(segment(0xda, bytes([1, 1, 0, 0, 63, 0])), [0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56]);

/** The markers of a JPEG that says it is `width` by `height`; its pixels are none. */
export function jpeg(width = 8, height = 8, ...extra: Buffer[]): Buffer {
  return bytes([0xff, 0xd8], ...extra, frame(width, height), scan, [0xff, 0xd9]);
}

export function riff(...chunks: Buffer[]): Buffer {
  const body = bytes('WEBP', ...chunks);
  return bytes('RIFF', u32le(body.length), body);
}
export const riffChunk = (type: string, data: Buffer) =>
  bytes(type, u32le(data.length), data, data.length % 2 ? [0] : []);
export const exifChunk = (orientation: number) => riffChunk('EXIF', tiff(orientation));
const vp8 = (width: number, height: number) =>
  riffChunk(
    'VP8 ',
    bytes([0, 0, 0, 0x9d, 0x01, 0x2a], [width & 255, width >>> 8, height & 255, height >>> 8], [0, 0]),
  );

/** The chunks of a WebP that says it is `width` by `height`, with `extra` ones. */
export const webp = (width = 8, height = 8, ...extra: Buffer[]) => riff(...extra, vp8(width, height));
