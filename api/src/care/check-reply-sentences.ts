import { nextUnit, type ReplyUnit } from './reply-units.ts';

/** A sentence that goes on longer is read in pieces: at the next space, or at the latest after so many characters. */
const LONG = 200;
const LONGEST = 240;
/** A shorter sentence is read together with the one before it: "Are you human? Yes, I am." */
const SHORT_WORDS = 4;

const ENDS_AT_ONCE = /[!?।॥\n]/;
const CLOSING = /^["'”’)*_]+$/;
const ENDED = /[.!?।॥\n]["'”’)*_\s]*$/;

/**
 * Follows a reply unit by unit and says where a sentence ended, once that is sure: behind a mark that always ends one, before the space
 * after a full stop (not after a digit or another stop: "3. 5", "saathi.in", "well ..."), or where a piece of a long one is read.
 */
export function followSentences(): (unit: ReplyUnit) => number | undefined {
  let from = 0;
  let stopped = false;
  let before: ReplyUnit | undefined;
  const endOf = ({ kind, text, start }: ReplyUnit): number | undefined => {
    if (kind === 'other' && ENDS_AT_ONCE.test(text)) return start + text.length;
    const space = kind === 'other' && !text.trim();
    const length = start - from;
    return (space && (stopped || length >= LONG)) || length >= LONGEST ? start : undefined;
  };
  return (unit) => {
    const end = endOf(unit);
    if (end !== undefined) from = end;
    const fullStop = unit.text === '.' && before?.kind !== 'digits' && before?.text !== '.';
    stopped = end === undefined && (fullStop || (stopped && CLOSING.test(unit.text)));
    before = unit;
    return end;
  };
}

/** Gives for each sentence what is read to judge it: itself, or together with the one before when it is short or goes on from there. */
export function withContext(): (sentence: string) => string {
  let before = '';
  return (sentence) => {
    const short = sentence.trim().split(/\s+/).length < SHORT_WORDS;
    const goesOn = before !== '' && !ENDED.test(before);
    const reading = short || goesOn ? `${before}${sentence}` : sentence;
    if (/[\p{L}\p{N}]/u.test(sentence)) before = sentence;
    return reading;
  };
}

/** The sentences of a whole reply, in order, as the check cuts them. */
export function sentencesOf(reply: string): string[] {
  const endAt = followSentences();
  const ends: number[] = [];
  for (let at = 0, unit = nextUnit(reply, 0, true); unit; unit = nextUnit(reply.slice(at), at, true)) {
    const end = endAt(unit);
    if (end !== undefined) ends.push(end);
    at += unit.text.length;
  }
  return [...ends, reply.length].map((end, at) => reply.slice(ends[at - 1] ?? 0, end)).filter(Boolean);
}
