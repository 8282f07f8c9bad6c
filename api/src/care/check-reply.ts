import { careLanguage } from './care-language.ts';
import {
  clinicianClaims,
  dialWords,
  digitWords,
  humanClaims,
  replacements,
  replySets,
  romance,
  selfHarmMethods,
} from './check-reply.words.ts';
import { beginningsOf, followPhrases, type LiveTables } from './live-phrases.ts';
import { normaliseWord, toWords } from './normalise.ts';
import { counts, isPhoneLike } from './phone-like.ts';
import { compilePhrases } from './phrases.ts';
import { nextUnit, type ReplyUnit } from './reply-units.ts';

/** Why a reply had to be stopped. */
export type StopReason =
  | 'self_harm_method'
  | 'phone_number'
  | 'claims_human'
  | 'claims_clinician'
  | 'romantic_minor';
/** `minor`: the person is under 18 or of unknown age. */
export interface ReplyContext {
  minor: boolean;
}
/**
 * Text that may be shown now, and the reason when nothing after it may be.
 * @internal
 */
export interface CheckedText {
  text: string;
  stop?: StopReason;
}
export interface ReplyCheck {
  push(chunk: string): CheckedText;
  end(): CheckedText;
}

const everyone: LiveTables<StopReason> = [
  { reason: 'self_harm_method', table: compilePhrases(selfHarmMethods, replySets) },
  { reason: 'claims_human', table: compilePhrases(humanClaims, replySets) },
  { reason: 'claims_clinician', table: compilePhrases(clinicianClaims, replySets) },
];
const minors: LiveTables<StopReason> = [
  ...everyone,
  { reason: 'romantic_minor', table: compilePhrases(romance, replySets) },
];
const DIGIT_WORDS = new Map(
  Object.entries(digitWords).map(([word, value]) => [toWords(word)[0] ?? '', value]),
);
const DIAL = new Set(toWords(dialWords));
const LINK_WORDS = new Set(
  ['on', 'at', 'to', 'is', 'us', 'them', 'par', 'hai', 'this', 'the', 'number'].map(normaliseWord),
);
const SPOKEN_NUMBER = 7;

const beginningsFor = (tables: LiveTables<StopReason>): Set<string> =>
  beginningsOf([...tables.flatMap(({ table }) => [...table.keys()]), ...DIGIT_WORDS.keys()]);
const BEGINNINGS = { everyone: beginningsFor(everyone), minors: beginningsFor(minors) };

interface Stop {
  start: number;
  reason: StopReason;
}

/** The digits said in words so far, one after the other. */
function followSpokenDigits() {
  let values: number[] = [];
  let from = Number.POSITIVE_INFINITY;
  return {
    step(word: string, start: number): Stop | undefined {
      const value = DIGIT_WORDS.get(word);
      if (value === undefined) {
        values = [];
        from = Number.POSITIVE_INFINITY;
        return undefined;
      }
      if (values.length === 0) from = start;
      values.push(value);
      const dialled = values.length >= SPOKEN_NUMBER && !counts(values);
      return dialled ? { start: from, reason: 'phone_number' } : undefined;
    },
    heldFrom: () => from,
  };
}

/** How many words ago one of dialling stood; words that only link it to the number are not counted. */
function dialledWordsAgo(before: readonly string[]): number {
  const distance = before.toReversed().findIndex((word) => DIAL.has(word));
  if (distance < 0) return Number.POSITIVE_INFINITY;
  return before.slice(before.length - distance).filter((word) => !LINK_WORDS.has(word)).length;
}

function readUnits(minor: boolean) {
  const phrases = followPhrases(minor ? minors : everyone);
  const spoken = followSpokenDigits();
  let before: string[] = [];
  let lastSign = '';
  const readWord = (raw: string, start: number): Stop | undefined => {
    const word = toWords(raw).join('');
    if (!word) return undefined;
    before = [...before, word].slice(-8);
    lastSign = '';
    return phrases.step(word, start) ?? spoken.step(word, start);
  };
  const readDigits = (raw: string, start: number): Stop | undefined => {
    const run = raw
      .normalize('NFKC')
      .replace(/\p{Nd}/gu, asciiDigit)
      .replace(/\p{Cf}|\p{M}/gu, '');
    const context = { dialledWordsAgo: dialledWordsAgo(before), afterOperator: /[=×*+−÷^√]/.test(lastSign) };
    const stop = isPhoneLike(run, context)
      ? { start, reason: 'phone_number' as const }
      : phrases.step(run, start);
    before = [...before, '#'].slice(-8);
    return stop;
  };
  return {
    read({ kind, text, start }: ReplyUnit): Stop | undefined {
      if (kind === 'word') return readWord(text, start);
      if (kind === 'digits') return readDigits(text, start);
      if (/[.!?।\n]/.test(text)) phrases.endSentence();
      if (text.trim()) lastSign = text;
      return undefined;
    },
    heldFrom: (beginning: string) => Math.min(phrases.heldFrom(beginning), spoken.heldFrom()),
  };
}

/** The ASCII digit for a decimal digit of any script: their blocks hold ten in order, zero first. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) as number;
  const value = zero;
  while (value - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(value - zero);
}

/**
 * Checks a reply while it streams. `push` takes what arrived and gives back what may be shown: all of it, but for a word or
 * phrase that could still turn out to be refused. `end` gives the rest. Once `stop` is set, show `safeReplacement` after the
 * text and push nothing more. However the reply is cut into chunks, text and verdict are the same: docs/product/care.md, Replies.
 */
export function createReplyCheck({ minor }: ReplyContext): ReplyCheck {
  const reader = readUnits(minor);
  const beginnings = minor ? BEGINNINGS.minors : BEGINNINGS.everyone;
  let text = '';
  let shown = 0;
  let read = 0;
  const upTo = (offset: number): string => {
    const part = text.slice(shown, Math.max(shown, offset));
    shown = Math.max(shown, offset);
    return part;
  };
  const unread = (last: boolean): string => {
    const rest = text.slice(read);
    return last ? rest : rest.replace(/[\ud800-\udbff]$/, '');
  };
  const readOn = (last: boolean): Stop | undefined => {
    for (let unit = nextUnit(unread(last), read, last); unit; unit = nextUnit(unread(last), read, last)) {
      const stop = reader.read(unit);
      if (stop) return stop;
      read += unit.text.length;
    }
    return undefined;
  };
  const check = (last: boolean): CheckedText => {
    const stop = readOn(last);
    if (stop) return { text: upTo(stop.start), stop: stop.reason };
    if (last) return { text: upTo(text.length) };
    const rest = unread(false);
    const beginning = toWords(rest).join('');
    const open = /^\p{Nd}/u.test(rest) || beginnings.has(beginning);
    const held = open ? read : read + rest.length;
    return { text: upTo(Math.min(held, reader.heldFrom(beginning))) };
  };
  return {
    push(chunk) {
      text += chunk;
      return check(false);
    },
    end: () => check(true),
  };
}

/** What to show in place of the rest of a stopped reply; Hindi in Hindi, every other chat language in English. */
export function safeReplacement(reason: StopReason, language: string): string {
  return replacements[careLanguage(language)][reason];
}
