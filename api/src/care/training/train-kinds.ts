import { KINDS } from '../model/weights.ts';
import type { Sparse } from './dictionary.ts';
import { createRandom, shuffle } from './random.ts';

const EPOCHS = 10;
const RATE = 0.1;
const SLOWER = 0.15;
const SHRINK = 1e-3;
/** The share of a text's features left out each time it is read, so that no single one is relied on. */
const LEFT_OUT = 0.3;

/** A text that speaks of a risk, and the number of its kind. */
export interface Risk {
  text: Sparse;
  kind: number;
}

export interface Kinds {
  rows: Float32Array;
  bias: Float32Array;
}

/** What a text of each kind counts: every kind weighs as much as any other, or nearly all would be called self-harm. */
function balance(risks: readonly Risk[]): Float64Array {
  const counts = new Float64Array(KINDS).fill(1);
  for (const { kind } of risks) counts[kind] = (counts[kind] as number) + 1;
  return counts.map((count) => risks.length / (KINDS * count));
}

/** Turns sums into the slopes of the loss, in place. */
function toSlopes(sums: Float64Array, kind: number, share: number): void {
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  for (const [at, each] of odds.entries()) sums[at] = (each / total - Number(at === kind)) * share;
}

/** Which kind a risk is of: softmax regression with balanced classes on sparse texts (stochastic gradient, AdaGrad). */
export function trainKinds(risks: readonly Risk[], features: number): Kinds {
  const rows = new Float32Array(features * KINDS);
  const bias = new Float32Array(KINDS);
  const seen = {
    rows: new Float32Array(features * KINDS).fill(1e-6),
    bias: new Float32Array(KINDS).fill(1e-6),
  };
  const shares = balance(risks);
  const random = createRandom(1);
  const sums = new Float64Array(KINDS);

  function step(weights: Float32Array, past: Float32Array, at: number, slope: number, rate: number): void {
    past[at] = (past[at] as number) + slope * slope;
    weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(past[at] as number);
  }

  function learn({ text: { ids, values }, kind }: Risk, rate: number): void {
    const kept = Array.from(ids.keys()).filter(() => random() >= LEFT_OUT);
    const worth = (each: number) => (values[each] as number) / (1 - LEFT_OUT);
    sums.set(bias);
    for (const each of kept) {
      const row = (ids[each] as number) * KINDS;
      for (let at = 0; at < KINDS; at += 1)
        sums[at] = (sums[at] as number) + (rows[row + at] as number) * worth(each);
    }
    toSlopes(sums, kind, shares[kind] as number);
    for (const [at, slope] of sums.entries()) step(bias, seen.bias, at, slope, rate);
    for (const each of kept) {
      const row = (ids[each] as number) * KINDS;
      for (let at = 0; at < KINDS; at += 1) {
        const slope = (sums[at] as number) * worth(each) + SHRINK * (rows[row + at] as number);
        step(rows, seen.rows, row + at, slope, rate);
      }
    }
  }

  const order = risks.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) learn(risks[at] as Risk, RATE / (1 + epoch * SLOWER));
  }
  return { rows, bias };
}
