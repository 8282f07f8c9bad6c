import { clinicianClaims, humanClaims, replySets, romance, selfHarmMethods } from './check-reply.words.ts';
import { followNumbers, numberWords, plainDigits } from './check-reply-numbers.ts';
import { beginningsOf, followPhrases, type LiveTables } from './live-phrases.ts';
import { toWords } from './normalise.ts';
import { compilePhrases } from './phrases.ts';
import { beginsWithDigit, type ReplyUnit } from './reply-units.ts';
import type { StopReason } from './stop-reason.ts';

/** Why a reply may not go on, and where what is wrong began. */
export interface Stop {
  start: number;
  reason: StopReason;
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

/** Right behind one of these a romantic phrase is declined, not said. */
const DENIALS = new Set(toWords("can't cannot won't not never no nahi नहीं"));

const beginningsFor = (tables: LiveTables<StopReason>): Set<string> =>
  beginningsOf([...tables.flatMap(({ table }) => [...table.keys()]), ...numberWords]);
const BEGINNINGS = { everyone: beginningsFor(everyone), minors: beginningsFor(minors) };

const numberAt = (start: number | undefined): Stop | undefined =>
  start === undefined ? undefined : { start, reason: 'phone_number' };

/**
 * Follows a reply unit by unit for the phrases and numbers that are never shown, not even in part. `heldFrom` takes what no unit was cut from
 * yet and gives where the text begins that must wait, if any of it must.
 */
export function followLive(minor: boolean) {
  const phrases = followPhrases(minor ? minors : everyone);
  const numbers = followNumbers();
  const beginnings = minor ? BEGINNINGS.minors : BEGINNINGS.everyone;
  const declined = new Set<number>();
  let denied = false;
  const readWord = (word: string, start: number): Stop | undefined => {
    if (denied) declined.add(start);
    denied = DENIALS.has(word);
    const stop = phrases.step(word, start);
    return stop?.reason === 'romantic_minor' && declined.has(stop.start) ? undefined : stop;
  };
  const readPhrase = ({ kind, text, start }: ReplyUnit, word: string): Stop | undefined => {
    if (kind === 'digits') return phrases.step(plainDigits(text), start);
    if (word) return readWord(word, start);
    if (/[.!?।\n]/.test(text)) {
      phrases.endSentence();
      denied = false;
    }
    return undefined;
  };
  return {
    read(unit: ReplyUnit): Stop | undefined {
      const word = unit.kind === 'word' ? toWords(unit.text).join('') : '';
      return numberAt(numbers.read(unit, word)) ?? readPhrase(unit, word);
    },
    endSentence: (): Stop | undefined => numberAt(numbers.endSentence()),
    heldFrom(rest: string, start: number): number {
      const beginning = toWords(rest).join('');
      const open = beginsWithDigit(rest) || beginnings.has(beginning);
      const held = open ? start : start + rest.length;
      return Math.min(held, phrases.heldFrom(beginning), numbers.heldFrom());
    },
  };
}
