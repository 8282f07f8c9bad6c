import { oneLine } from 'contracts/one-line';

// A disk takes 255, ending and day among them; more than this is no help to anybody.
const MOST_BYTES = 180;
// What separates folders or is refused in a file's name somewhere, every control and every invisible character but the joiners,
// which Indian scripts need.
const UNFIT = /[\\/:*?"<>|%]|(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** The name of a chat's file: its title, as far as every system can write it, and the day it began. */
export function fileName(title: string, began: Date, ending: string): string {
  const fit = oneLine(title).replace(UNFIT, ' ').replace(/\s+/g, ' ').trim();
  const short = beginning(fit).replace(/^[. ]+|[. ]+$/g, '');
  const day = began.toISOString().slice(0, 10);
  return ['saathi', short, day].filter((part) => part !== '').join(' ') + ending;
}

/** As much of a text as fits, no letter cut in two. */
function beginning(text: string): string {
  let short = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (Buffer.byteLength(short + segment) > MOST_BYTES) break;
    short += segment;
  }
  return short;
}

/** The header that names a file, in every script (RFC 6266); a program that reads only ASCII gets the day. */
export function attachment(name: string): string {
  const ascii = /^[\x20-\x7e]+$/.test(name)
    ? name
    : name.replace(/^saathi .*(\d{4}-\d\d-\d\d\.\w+)$/, 'saathi $1');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
