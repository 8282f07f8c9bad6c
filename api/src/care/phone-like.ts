import { knownNumbers } from 'contracts/helplines';

const SHORTEST = 7;
const DATE = /^(\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})$/;
const THOUSANDS = /^\d{1,3}(,\d{2,3})+(\.\d+)?$/;
const DECIMAL = /^\d{1,4}\.\d+$/;
const ROUND = /^\d+0{5}$/;
const LIST = /^\d{1,4}(, ?\d{1,4})+$/;
const YEAR = /^(1\d|20)\d\d$/;

/** Whether digits go up or down by one, or start again at one: somebody counting, not a number to dial. */
export function counts(values: readonly number[]): boolean {
  return values.every(
    (value, at) => at === 0 || value === 1 || Math.abs(value - (values[at - 1] as number)) === 1,
  );
}

function isKnown(run: string): boolean {
  if (knownNumbers.has(run.replace(/\D/g, ''))) return true;
  return run.split(/[,/]/).every((part) => {
    const groups = part.split(/\D+/).filter(Boolean);
    return knownNumbers.has(groups.join('')) || groups.every((group) => knownNumbers.has(group));
  });
}

function isArithmetic(run: string, groups: readonly string[]): boolean {
  if ([DATE, THOUSANDS, DECIMAL, ROUND, LIST].some((shape) => shape.test(run))) return true;
  return groups.every((group) => YEAR.test(group)) || (groups.length > 1 && counts(groups.map(Number)));
}

/** Where a run of digits stands: how many words ago one of dialling was said, and whether a calculation leads to it. */
export interface DigitsContext {
  dialledWordsAgo: number;
  afterOperator: boolean;
}

/**
 * Whether a run of digits (ASCII, with separators) reads as a number to dial that the helpline table does not hold: seven digits
 * or more that are no date, count, list or amount, five when dialling was mentioned shortly before, three right after it.
 */
export function isPhoneLike(run: string, { dialledWordsAgo, afterOperator }: DigitsContext): boolean {
  const groups = run.split(/\D+/).filter(Boolean);
  const length = groups.join('').length;
  if (length < 3 || isKnown(run)) return false;
  if (dialledWordsAgo <= 1) return true;
  if (dialledWordsAgo <= 6 && length >= 5) return !THOUSANDS.test(run);
  return length >= SHORTEST && !afterOperator && !isArithmetic(run, groups);
}
