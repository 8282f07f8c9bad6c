import { normaliseWord, undisguise } from '../normalise.ts';
import { correctSpelling } from '../spelling.ts';
import { romanise } from './devanagari.ts';
import { emojiName } from './emoji.ts';
import { foldWord, shortenVowels } from './fold-word.ts';
import { shorthand } from './shorthand.words.ts';

const DROPPED =
  /\p{Cf}|\p{Me}|[\u0300-\u036f]|[\ufe00-\ufe0f]|\u0903|\u093c|[\u064b-\u0655]|\u115f|\u1160|\u3164|['’‘`´]/gu;
const PART = /[\p{L}\p{M}\p{N}@$!|*]+|\p{Extended_Pictographic}|[?？]|[.।\n]+/gu;
/** The full stop between letters that stand alone. */
const LETTER_DOT = /\.(?<=(?<![\p{L}\p{M}])\p{L}\.)(?=\p{L}(?![\p{L}\p{M}]))/gu;
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})/gu;
const HASHTAG = /#[\p{L}\p{N}_]+/gu;
const DEVANAGARI = /[\u0900-\u097f]/;
const LETTER = /^[\p{L}\p{M}]$/u;
const LONGEST = 24;
const FIRST_EMOJI = 0x2000;

const SHORT = new Map(
  shorthand
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string])
    .map(([short, long]) => [normaliseWord(shortenVowels(short)), long.split('_')]),
);

function readNumber(digits: string): string {
  const value = Number(digits);
  if (value >= 8 && value <= 17) return '0young';
  if (value >= 18 && value <= 99) return '0two';
  return value < 8 ? `0${value}` : '0many';
}

const unstarred = (word: string): string => (word.includes('*') ? correctSpelling(word) : word);

function readWord(raw: string): string[] {
  if (/^\d+$/.test(raw)) return [readNumber(raw)];
  const latin = DEVANAGARI.test(raw) ? romanise(raw) : unstarred(normaliseWord(shortenVowels(raw)));
  const words = SHORT.get(latin) ?? [latin];
  return words.map((word) => foldWord(word.slice(0, LONGEST))).filter(Boolean);
}

function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let run: string[] = [];
  const flush = () => {
    if (run.length >= 3) joined.push(...readWord(run.join('')));
    else for (const letter of run) joined.push(...readWord(letter));
    run = [];
  };
  for (const word of words) {
    if (LETTER.test(word)) run.push(word);
    else {
      flush();
      joined.push(word);
    }
  }
  flush();
  return joined;
}

/**
 * The words of a text in the one form the model knows: Devanagari in Latin letters, spellings folded, shorthand written out, letters
 * apart or in disguise brought back, emoji by name. `.` stands for the end of a sentence, `?` for a question. Linear in the length of the text.
 */
export function readWords(text: string): string[] {
  const tagged = text.replace(HASHTAG, (tag) => tag.replace(CAMEL, ' '));
  const plain = undisguise(tagged.normalize('NFKD').replace(DROPPED, ''))
    .toLowerCase()
    .replace(LETTER_DOT, ' ');
  const parts: string[] = [];
  for (const [part] of plain.matchAll(PART)) {
    if (LETTER.test(part)) parts.push(part);
    else if (part === '?' || part === '？') parts.push('?');
    else if (/^[.।\n]/.test(part)) parts.push('.');
    else parts.push(...((part.charCodeAt(0) >= FIRST_EMOJI && emojiName(part)) || readWord(part)));
  }
  return joinLetters(parts);
}
