import type { PhraseFinding } from '../phrase-check.ts';
import { conceptCount, conceptsOf } from './concepts.ts';
import type { Scores } from './score.ts';

/** One turn of a person as the model sees it: its own scores, those of it read together with the turns before and with the last of them, and its words. */
export interface Turn {
  own: Scores;
  together: Scores;
  pair: Scores;
  words: readonly string[];
  phrases: PhraseFinding;
}

const PAST = 8;
/** From how many words on a turn is as long as any. */
const LONG = 40;
/** How much of what was said wears off with each turn. */
const WEARS_OFF = 0.25;
const NUMBERS = 27;
export const TURN_FEATURES = NUMBERS + 2 * (conceptCount + 1);

const strongest = (past: readonly Turn[], score: (turn: Turn) => number): number =>
  past.reduce((most, turn, at) => Math.max(most, score(turn) - WEARS_OFF * (past.length - 1 - at)), -8);

const squash = (score: number): number => Math.max(-2, Math.min(2, score / 4));
/** How far a score is above another one: what is grave counts for more than in proportion. */
const above = (score: number, other: number): number => Math.max(0, squash(score - other));

/** What is known about the last of several turns: at least two. */
export function turnFeatures(turns: readonly Turn[]): Float64Array {
  const current = turns.at(-1) as Turn;
  const past = turns.slice(-1 - PAST, -1);
  const before = past.at(-1) as Turn;
  const [found, clear] = [strongest(past, ({ own }) => own.found), strongest(past, ({ own }) => own.clear)];
  const [carried, carriedClear] = [squash(found), squash(clear)];
  const short = Number(current.words.length <= 5);
  const features = new Float64Array(TURN_FEATURES);
  features.set([
    1,
    squash(current.own.found),
    squash(current.own.clear),
    squash(current.own.distress),
    squash(current.together.found),
    squash(current.together.clear),
    squash(current.pair.found),
    squash(current.pair.clear),
    carried,
    carriedClear,
    squash(before.own.found),
    squash(before.own.clear),
    squash(before.own.distress),
    squash(before.together.found),
    short,
    short * carried,
    short * carriedClear,
    short * squash(current.pair.found),
    above(current.own.found, -2),
    above(current.own.found, 1),
    above(current.own.clear, -2),
    above(current.together.found, 0),
    above(found, -2),
    above(found, 1),
    above(clear, -2),
    Math.min(turns.length, PAST) / PAST,
    Math.min(current.words.length, LONG) / LONG,
  ]);
  for (const [at, word] of current.words.entries()) {
    for (const idea of conceptsOf(word, current.words[at + 1])) {
      features[NUMBERS + idea] = 0.3;
      features[NUMBERS + conceptCount + 1 + idea] = 0.3 * Math.max(0, carried + 0.5);
    }
  }
  return features;
}
