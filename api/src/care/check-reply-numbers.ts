import { knownNumbers } from 'contracts/helplines';
import {
  dialWords,
  digitWords,
  linkWords,
  neutralWords,
  repeatWords,
  tens,
  twoDigitWords,
} from './check-reply-numbers.words.ts';
import { toWords } from './normalise.ts';
import { counts, isPhoneLike } from './phone-like.ts';
import type { ReplyUnit } from './reply-units.ts';

const setOf = (words: string): Set<string> => new Set(toWords(words));
function valuesOf(words: Readonly<Record<string, string>>): Map<string, number> {
  const pairs = Object.entries(words).flatMap(([value, names]) =>
    names.split(' ').map((name) => [toWords(name).join(''), Number(value)] as const),
  );
  return new Map(pairs);
}
const DIGIT_WORDS = valuesOf(digitWords);
const TENS = valuesOf(tens);
const TWO_DIGITS = setOf(twoDigitWords);
const REPEATS = valuesOf(repeatWords);
const DIAL = setOf(dialWords);
const LINK_WORDS = setOf(linkWords);
const NEUTRAL = setOf(neutralWords);
const REMEMBERED = 8;
const SPOKEN_NUMBER = 7;
const SPOKEN_TO_DIAL = 4;
const LONGEST_SPOKEN = 20;

/** The words a number said in words may begin with. */
export const numberWords: readonly string[] = [
  ...DIGIT_WORDS.keys(),
  ...TENS.keys(),
  ...TWO_DIGITS,
  ...REPEATS.keys(),
];

/** How many words ago one of dialling stood; words that only link it to the number are not counted. */
function dialledWordsAgo(before: readonly string[]): number {
  const distance = before.toReversed().findIndex((word) => DIAL.has(word));
  if (distance < 0) return Number.POSITIVE_INFINITY;
  return before.slice(before.length - distance).filter((word) => !LINK_WORDS.has(word)).length;
}

/** The ASCII digit for a decimal digit of any script: their blocks hold ten in order, zero first. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) as number;
  const value = zero;
  while (value - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(value - zero);
}

const FILLED_ONE = '❶'.charCodeAt(0);
/** A run of digits of any script in ASCII, its separators with it. */
export const plainDigits = (run: string): string =>
  run
    .normalize('NFKC')
    .replace(/[❶-❾]/g, (circle) => String(circle.charCodeAt(0) - FILLED_ONE + 1))
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\p{Cf}|\p{M}/gu, '')
    .replace(/[٫٬_*|~]/g, '.');

/** The digits said in words, one run of them after the other: "nine eight double seven", "ninety eight". */
function followSpoken() {
  let digits: number[] = [];
  let from = Number.POSITIVE_INFINITY;
  let times = 1;
  let tenOpen = false;
  let alone = false;
  const add = (word: string): boolean => {
    const ten = TENS.get(word);
    const digit = DIGIT_WORDS.get(word);
    const repeat = REPEATS.get(word);
    if (ten !== undefined) digits.push(ten / 10, 0);
    else if (TWO_DIGITS.has(word)) digits.push(Number.NaN, Number.NaN);
    else if (digit !== undefined && tenOpen) digits[digits.length - 1] = digit;
    else if (digit !== undefined) digits.push(...Array<number>(times).fill(digit));
    else if (repeat === undefined) return NEUTRAL.has(word) && digits.length > 0;
    alone ||= digit !== undefined;
    tenOpen = ten !== undefined;
    times = repeat ?? 1;
    return true;
  };
  return {
    /** Whether the word belongs to the run. */
    step(word: string, start: number): boolean {
      const belongs = digits.length < LONGEST_SPOKEN && add(word);
      if (belongs) from = Math.min(from, start);
      return belongs;
    },
    /** Ends the run; where it began if it was a number to dial. */
    end(dialled: boolean): number | undefined {
      const start = isSpokenNumber(digits, dialled, alone) ? from : undefined;
      digits = [];
      from = Number.POSITIVE_INFINITY;
      times = 1;
      tenOpen = false;
      alone = false;
      return start;
    },
    heldFrom: () => from,
  };
}

/** Tens alone ("twenty, thirty, forty, fifty") are counted, not dialled, unless dialling was spoken of. */
function isSpokenNumber(digits: readonly number[], dialled: boolean, alone: boolean): boolean {
  if (digits.length < (dialled ? SPOKEN_TO_DIAL : SPOKEN_NUMBER)) return false;
  return (dialled || alone) && !counts(digits) && !knownNumbers.has(digits.join(''));
}

/**
 * Follows a reply unit by unit for a telephone number the helpline table does not hold: in digits of any script or in words. `read` and
 * `endSentence` give where one began, `heldFrom` where one may have begun. docs/product/care.md, Replies.
 */
export function followNumbers() {
  const spoken = followSpoken();
  let before: string[] = [];
  let lastSign = '';
  let dialled = false;
  const remember = (word: string) => {
    before = [...before, word].slice(-REMEMBERED);
  };
  const readWord = (word: string, start: number): number | undefined => {
    lastSign = '';
    const found = spoken.step(word, start) ? undefined : spoken.end(dialled);
    dialled ||= DIAL.has(word);
    remember(word);
    return found;
  };
  const readDigits = (text: string, start: number): number | undefined => {
    const context = { dialledWordsAgo: dialledWordsAgo(before), afterOperator: /[=×−÷^√]/.test(lastSign) };
    const found = spoken.end(dialled) ?? (isPhoneLike(plainDigits(text), context) ? start : undefined);
    remember('#');
    return found;
  };
  return {
    /** `word` is the unit's, normalised, if it is one. */
    read({ kind, text, start }: ReplyUnit, word: string): number | undefined {
      if (kind === 'digits') return readDigits(text, start);
      if (word) return readWord(word, start);
      if (kind === 'other' && text.trim()) lastSign = text;
      return undefined;
    },
    endSentence(): number | undefined {
      const found = spoken.end(dialled);
      dialled = before.some((word) => DIAL.has(word));
      return found;
    },
    heldFrom: spoken.heldFrom,
  };
}
