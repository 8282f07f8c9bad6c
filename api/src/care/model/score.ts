import { type CareKind, careKinds } from '../levels.ts';
import { type Features, featureValue } from './features.ts';
import { COLUMNS, HEADS, HIDDEN, KINDS, STRAIGHT, type Weights } from './weights.ts';

/** How sure the model is, as log-odds. `found` is clear or possible. */
export interface Scores {
  found: number;
  clear: number;
  distress: number;
  kind: CareKind;
}

/** How much the straight weights count beside the network. */
const STRAIGHT_SHARE = 1;
/** By how much a clear score counts for finding. */
const CLEAR_COUNTS = 1;

/** Where each key's row is: a hash table with open addressing, key and row side by side so that one look into memory finds both. */
export function indexOf(keys: Int32Array): (key: number) => number {
  const mask = 2 ** Math.ceil(Math.log2(keys.length * 1.5 + 2)) - 1;
  const slots = new Int32Array(2 * (mask + 1)).fill(-1);
  const start = (key: number) => Math.imul(key, 0x9e3779b1) & mask;
  for (const [at, key] of keys.entries()) {
    let slot = start(key);
    while (slots[2 * slot + 1] !== -1) slot = (slot + 1) & mask;
    slots[2 * slot] = key;
    slots[2 * slot + 1] = at;
  }
  return (key) => {
    let slot = start(key);
    for (;;) {
      const at = slots[2 * slot + 1] as number;
      if (at === -1 || slots[2 * slot] === key) return at;
      slot = (slot + 1) & mask;
    }
  };
}

const either = (one: number, other: number): number => {
  const most = Math.max(one, other);
  return most + Math.log1p(Math.exp(Math.min(one, other) - most));
};

/** Reads weights into a function that scores features. Its time grows linearly with their number. */
export function createScorer(weights: Weights): (features: Features) => Scores {
  const find = indexOf(weights.keys);
  const { rows, scales, straightBias, kindBias, hiddenBias, heads, headBias } = weights;

  function sum(features: Features): Float64Array {
    const sums = new Float64Array(COLUMNS);
    const counts = new Int32Array(COLUMNS);
    for (const [family, hashes] of features.entries()) {
      counts.fill(0);
      for (const hash of hashes) {
        const row = find(hash) * COLUMNS;
        if (row < 0) continue;
        for (let column = 0; column < COLUMNS; column += 1)
          counts[column] = (counts[column] as number) + (rows[row + column] as number);
      }
      const value = featureValue(family, hashes.length);
      for (const [column, count] of counts.entries()) sums[column] = (sums[column] as number) + count * value;
    }
    return sums.map((value, column) => value * (scales[column] as number));
  }

  function headsOf(hidden: Float64Array): number[] {
    return Array.from({ length: HEADS }, (_, head) => {
      let total = headBias[head] as number;
      for (let at = 0; at < HIDDEN; at += 1)
        total += (heads[head * HIDDEN + at] as number) * (hidden[at] as number);
      return total;
    });
  }

  function kindOf(sums: Float64Array): CareKind {
    const sure = kindBias.map((bias, at) => bias + (sums[STRAIGHT + at] as number));
    return careKinds[sure.indexOf(Math.max(...sure))] as CareKind;
  }

  return (features) => {
    const sums = sum(features);
    const straight = (at: number) => (sums[at] as number) + (straightBias[at] as number);
    const hidden = sums.slice(STRAIGHT + KINDS).map((value, at) => leak(value + (hiddenBias[at] as number)));
    const [found = 0, clear = 0, distress = 0] = headsOf(hidden);
    const surely = clear + STRAIGHT_SHARE * straight(1);
    const risk = either(found + STRAIGHT_SHARE * straight(0), surely + CLEAR_COUNTS);
    return { found: risk, clear: surely, distress, kind: kindOf(sums) };
  };
}

/** The bend of the hidden layer. */
export const leak = (value: number): number => (value < 0 ? value * 0.1 : value);
