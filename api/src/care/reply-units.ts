/** A piece of a reply: a word, a run of digits with its separators, or anything else. Offsets count from the reply's start. */
export interface ReplyUnit {
  kind: 'word' | 'digits' | 'other';
  text: string;
  start: number;
}

const LONGEST_WORD = 40;
const LONGEST_DIGITS = 60;
/** Digits of any script, also in circles, and what may stand between those of one number. */
const DIGIT = String.raw`[\p{Nd}⓪①-⑨❶-❾]`;
const BETWEEN = String.raw`(?:[^\S\n]|[-)./,·‐-―_*|~٫٬]|\u20e3|\ufe0f|\p{Cf}){0,3}`;
const WORD = /^(?:\p{L}|\p{M}|\p{Cf}|['’])+/u;
const DIGITS = new RegExp(`^${DIGIT}+(?:${BETWEEN}${DIGIT}+)*`, 'u');
const DIGITS_END = new RegExp(`^${BETWEEN}$`, 'u');
const FIRST_DIGIT = new RegExp(`^${DIGIT}`, 'u');

/** Whether a text begins with a digit: what it is part of may still grow. */
export const beginsWithDigit = (text: string): boolean => FIRST_DIGIT.test(text);

function firstUnit(text: string): { kind: ReplyUnit['kind']; length: number } {
  const digits = DIGITS.exec(text.slice(0, LONGEST_DIGITS))?.[0].length;
  if (digits) return { kind: 'digits', length: digits };
  const word = WORD.exec(text.slice(0, LONGEST_WORD))?.[0].length;
  if (word) return { kind: 'word', length: word };
  return { kind: 'other', length: String.fromCodePoint(text.codePointAt(0) as number).length };
}

/**
 * Cuts the next unit off the front of a text (no half surrogate at its end), or returns undefined while more text could still
 * change it; `last` says that no more will come. Words longer than 40 characters are cut, digits longer than 60, so nothing
 * is held without end.
 */
export function nextUnit(text: string, start: number, last: boolean): ReplyUnit | undefined {
  if (!text) return undefined;
  const { kind, length } = firstUnit(text);
  const rest = text.slice(length);
  const open =
    (kind === 'word' && rest === '' && length < LONGEST_WORD - 1) ||
    (kind === 'digits' && DIGITS_END.test(rest) && length < LONGEST_DIGITS - 3);
  return open && !last ? undefined : { kind, text: text.slice(0, length), start };
}
