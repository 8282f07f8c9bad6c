import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFile } from '../pages/page-file.ts';
import { comment, exif, exifChunk, jpeg, png, pngChunk, riff, riffChunk, webp } from './files.rows.ts';
import { readPhoto } from './read-photo.ts';

const after = (file: Buffer, words: string) => Buffer.concat([file, Buffer.from(words, 'latin1')]);
const script = '<script>fetch("/v1/account")</script>';
const changed = (file: Buffer, at: number, to: number) => {
  const copy = Buffer.from(file);
  copy[at] = to;
  return copy;
};

const hostile: [string, () => Buffer | Promise<Buffer>, string][] = [
  ['nothing at all', () => Buffer.alloc(0), 'not_a_photo'],
  ['one byte', () => Buffer.from([0xff]), 'not_a_photo'],
  [
    'an SVG with a script',
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    'not_a_photo',
  ],
  ['a page of HTML', () => Buffer.from(`<!doctype html>${script}`), 'not_a_photo'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>'), 'not_a_photo'],
  ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'not_a_photo'],
  ['a BMP', () => Buffer.from('BM\x3a\0\0\0\0\0\0\0', 'latin1'), 'not_a_photo'],
  ['a TIFF', () => Buffer.from('II*\0\x08\0\0\0', 'latin1'), 'not_a_photo'],
  ['a packed bomb', () => gzipSync(Buffer.alloc(1_000_000)), 'not_a_photo'],
  ['a program', () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), 'not_a_photo'],
  [
    'the start of a JPEG and then a program',
    () => Buffer.from('\xff\xd8\xff\x7fELF', 'latin1'),
    'not_a_photo',
  ],
  [
    'a JPEG cut off in its picture',
    async () => (await pageFile({ name: 'english', format: 'jpg' })).subarray(0, 20_000),
    'not_a_photo',
  ],
  ['a JPEG with a page of HTML behind it', () => after(jpeg(), script), 'not_a_photo'],
  ['a JPEG with an archive behind it', () => after(jpeg(), 'PK\x03\x04'), 'not_a_photo'],
  ['a JPEG without a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'not_a_photo'],
  [
    'a JPEG whose segment claims more than there is',
    () => changed(jpeg(8, 8, comment('x')), 4, 0xff),
    'not_a_photo',
  ],
  ['a JPEG inside a JPEG', () => jpeg(8, 8, jpeg()), 'not_a_photo'],
  ['a JPEG of 65,535 by 65,535', () => jpeg(65_535, 65_535), 'photo_too_large'],
  [
    'a PNG cut off',
    async () => (await pageFile({ name: 'english-png', format: 'png' })).subarray(0, 30_000),
    'not_a_photo',
  ],
  ['a PNG with a changed byte', () => changed(png(), 20, 9), 'not_a_photo'],
  ['a PNG with an archive behind it', () => after(png(), 'PK\x03\x04'), 'not_a_photo'],
  [
    'a PNG with a chunk of its own kind',
    () => png(8, 8, pngChunk('EVIL', Buffer.from(script))),
    'not_a_photo',
  ],
  ['a PNG that moves', () => png(8, 8, pngChunk('acTL', Buffer.alloc(8))), 'not_a_photo'],
  ['a PNG of 50,000 by 50,000', () => png(50_000, 50_000), 'photo_too_large'],
  ['a PNG of no size', () => png(0, 8), 'not_a_photo'],
  [
    'a WebP cut off',
    async () => (await pageFile({ name: 'mixed', format: 'webp' })).subarray(0, 5000),
    'not_a_photo',
  ],
  ['a WebP that moves', () => webp(8, 8, riffChunk('ANIM', Buffer.alloc(6))), 'not_a_photo'],
  ['a WebP with something behind it', () => after(webp(), script), 'not_a_photo'],
  ['a sound in a RIFF', () => Buffer.from('RIFF\x04\0\0\0WAVE', 'latin1'), 'not_a_photo'],
  ['a WebP of 16,383 by 16,383', () => webp(16_383, 16_383), 'photo_too_large'],
  ['a WebP without a picture', () => riff(exifChunk(1)), 'not_a_photo'],
  [
    '11 MB',
    () => jpeg(8, 8, ...Array.from({ length: 170 }, () => comment('x'.repeat(65_000)))),
    'photo_too_large',
  ],
];

describe('a file', () => {
  it.each(hostile)('that is %s is refused before anything decodes it', async (_, file, code) => {
    const content = await file();
    expect(() => readPhoto(content)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ['JPEG', jpeg(640, 480)],
    ['PNG', png(640, 480)],
    ['WebP', webp(640, 480)],
  ])('is taken for the %s that its content says it is', (_, file) => {
    expect(readPhoto(file)).toMatchObject({ width: 640, height: 480, orientation: 1 });
  });

  it.each([
    ['JPEG', jpeg(8, 8, exif(6), comment('Asha’s phone'))],
    ['JPEG in the other byte order', jpeg(8, 8, exif(6, 'II'))],
    ['PNG', png(8, 8, pngChunk('eXIf', exif(6).subarray(10)), pngChunk('tEXt', Buffer.from('GPS')))],
    ['WebP', webp(8, 8, exifChunk(6), riffChunk('XMP ', Buffer.from('GPS')))],
  ])('%s keeps how it lies, and loses every remark', (_, file) => {
    const photo = readPhoto(file);
    expect(photo.orientation).toBe(6);
    expect(Buffer.from(photo.bytes).toString('latin1')).not.toMatch(/GPS|Exif|phone|eXIf|XMP/);
    expect(readPhoto(Buffer.from(photo.bytes))).toMatchObject({ width: 8, height: 8, orientation: 1 });
  });

  it('of any content is taken or refused, and never more', () => {
    const start = fc.constantFrom(jpeg(8, 8, exif(6)), png(), webp(8, 8, exifChunk(3)), Buffer.alloc(0));
    fc.assert(
      fc.property(
        start,
        fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 4 }),
        fc.nat(300),
        (file, changes, end) => {
          let copy = Buffer.from(file);
          for (const [at, to] of changes) if (at < copy.length) copy = changed(copy, at, to);
          try {
            readPhoto(copy.subarray(0, end));
          } catch (error) {
            expect(error).toMatchObject({ name: 'ProblemError' });
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
