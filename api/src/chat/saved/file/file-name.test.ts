import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachment, fileName } from './file-name.ts';

const BEGAN = new Date('2026-11-21T06:00:00Z');
const named = (title: string) => fileName(title, BEGAN, '.txt');

it.each([
  ['A long talk', 'saathi A long talk 2026-11-21.txt'],
  ['../../etc/passwd', 'saathi etc passwd 2026-11-21.txt'],
  ['C:\\Windows\\con', 'saathi C Windows con 2026-11-21.txt'],
  ['what? "this" <or> that|*', 'saathi what this or that 2026-11-21.txt'],
  ['exe\u202etxt.gpj', 'saathi exetxt.gpj 2026-11-21.txt'],
  ['one\u0000two\r\nthree\u0085four', 'saathi one two three four 2026-11-21.txt'],
  ['...', 'saathi 2026-11-21.txt'],
  ['आज की बात', 'saathi आज की बात 2026-11-21.txt'],
  ['क्\u200dष', 'saathi क्\u200dष 2026-11-21.txt'],
])('a chat called %j becomes the file %j', (title, file) => {
  expect(named(title)).toBe(file);
});

it('is never too long for a disk, and cuts no letter in two', () => {
  expect(named('कि'.repeat(80))).toBe(`saathi ${'कि'.repeat(30)} 2026-11-21.txt`);
  expect(Buffer.byteLength(named('👩‍👩‍👧‍👦'.repeat(60)))).toBeLessThan(255);
});

it('names one file of one folder, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(named(title)).toMatch(/^saathi [^/\\:*?"<>|\p{Cc}]*2026-11-21\.txt$/u);
      expect(Buffer.byteLength(named(title))).toBeLessThan(255);
    }),
  );
});

it('is told in every script, and in ASCII to whoever reads no other', () => {
  expect(attachment(named('A long talk'))).toBe(
    `attachment; filename="saathi A long talk 2026-11-21.txt"; filename*=UTF-8''saathi%20A%20long%20talk%202026-11-21.txt`,
  );
  expect(attachment(named("आज (it's)"))).toBe(
    `attachment; filename="saathi 2026-11-21.txt"; filename*=UTF-8''saathi%20%E0%A4%86%E0%A4%9C%20%28it%27s%29%202026-11-21.txt`,
  );
});
