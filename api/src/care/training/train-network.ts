import { leak } from '../model/score.ts';
import { HIDDEN } from '../model/weights.ts';
import type { Sparse } from './dictionary.ts';
import { createRandom, shuffle } from './random.ts';

const EPOCHS = 15;
const RATE = 0.02;
const SHRINK = 1e-5;
const SHRINK_HEADS = 1e-4;
/** The share of a text's features left out each time it is read, so that no single one is relied on. */
const LEFT_OUT = 0.5;

/** What a text should give at each head, and how much each head counts for it. */
export interface Target {
  values: Float32Array;
  shares: Float32Array;
}

export interface Network {
  rows: Float32Array;
  hiddenBias: Float32Array;
  heads: Float32Array;
  headBias: Float32Array;
}

/** A network while it learns: beside its weights the squared slopes seen so far (AdaGrad), and what the text at hand gives. */
interface Learner extends Network {
  seen: { rows: Float32Array; hidden: Float32Array; heads: Float32Array; bias: Float32Array };
  hidden: Float32Array;
  slopes: Float32Array;
  random: () => number;
}

function createLearner(features: number, headCount: number, seed: number): Learner {
  const random = createRandom(seed);
  const unseen = (length: number) => new Float32Array(length).fill(1e-4);
  return {
    rows: Float32Array.from({ length: features * HIDDEN }, () => (random() - 0.5) * 0.2),
    heads: Float32Array.from(
      { length: headCount * HIDDEN },
      () => ((random() - 0.5) * 2) / Math.sqrt(HIDDEN),
    ),
    hiddenBias: new Float32Array(HIDDEN),
    headBias: new Float32Array(headCount),
    seen: {
      rows: unseen(features),
      hidden: unseen(HIDDEN),
      heads: unseen(headCount * HIDDEN),
      bias: unseen(headCount),
    },
    hidden: new Float32Array(HIDDEN),
    slopes: new Float32Array(HIDDEN),
    random,
  };
}

function step(weights: Float32Array, past: Float32Array, at: number, slope: number, rate: number): void {
  past[at] = (past[at] as number) + slope * slope;
  weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(past[at] as number);
}

/** Fills the hidden layer from a text with some features left out; returns which were kept. */
function readText({ rows, hidden, hiddenBias, random }: Learner, { ids, values }: Sparse): number[] {
  const kept: number[] = [];
  hidden.set(hiddenBias);
  for (let each = 0; each < ids.length; each += 1) {
    if (random() < LEFT_OUT) continue;
    kept.push(each);
    const row = (ids[each] as number) * HIDDEN;
    const value = (values[each] as number) / (1 - LEFT_OUT);
    for (let at = 0; at < HIDDEN; at += 1)
      hidden[at] = (hidden[at] as number) + (rows[row + at] as number) * value;
  }
  for (let at = 0; at < HIDDEN; at += 1) hidden[at] = leak(hidden[at] as number);
  return kept;
}

/** Corrects the heads, and leaves in `slopes` what the hidden layer has to be corrected by. */
function learnHeads(learner: Learner, { values, shares }: Target, rate: number): void {
  const { heads, headBias, hidden, slopes, seen } = learner;
  slopes.fill(0);
  for (const [head, share] of shares.entries()) {
    if (share === 0) continue;
    const from = head * HIDDEN;
    let sum = headBias[head] as number;
    for (let at = 0; at < HIDDEN; at += 1) sum += (heads[from + at] as number) * (hidden[at] as number);
    const error = (1 / (1 + Math.exp(-sum)) - (values[head] as number)) * share;
    for (let at = 0; at < HIDDEN; at += 1) {
      const weight = heads[from + at] as number;
      slopes[at] = (slopes[at] as number) + error * weight;
      step(heads, seen.heads, from + at, error * (hidden[at] as number) + SHRINK_HEADS * weight, rate);
    }
    step(headBias, seen.bias, head, error, rate);
  }
}

/** Corrects the rows of the features that were kept. */
function learnRows(learner: Learner, { ids, values }: Sparse, kept: readonly number[], rate: number): void {
  const { rows, hiddenBias, hidden, slopes, seen } = learner;
  let size = 0;
  for (let at = 0; at < HIDDEN; at += 1) {
    if ((hidden[at] as number) < 0) slopes[at] = (slopes[at] as number) * 0.1;
    size += (slopes[at] as number) ** 2 / HIDDEN;
    step(hiddenBias, seen.hidden, at, slopes[at] as number, rate);
  }
  for (const each of kept) {
    const id = ids[each] as number;
    const value = (values[each] as number) / (1 - LEFT_OUT);
    seen.rows[id] = (seen.rows[id] as number) + size * value * value;
    const pace = rate / Math.sqrt(seen.rows[id] as number);
    for (let at = id * HIDDEN; at < (id + 1) * HIDDEN; at += 1) {
      const slope = (slopes[at - id * HIDDEN] as number) * value + SHRINK * (rows[at] as number);
      rows[at] = (rows[at] as number) - pace * slope;
    }
  }
}

/** A network of one small hidden layer on sparse texts, one logistic head for each target value (stochastic gradient, AdaGrad). */
export function trainNetwork(
  texts: readonly Sparse[],
  targets: readonly Target[],
  features: number,
  seed: number,
): Network {
  const learner = createLearner(features, targets[0]?.values.length ?? 0, seed);
  const order = texts.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, learner.random);
    const rate = RATE * (1 - epoch / EPOCHS);
    for (const at of order) {
      const kept = readText(learner, texts[at] as Sparse);
      learnHeads(learner, targets[at] as Target, rate);
      learnRows(learner, texts[at] as Sparse, kept, rate);
    }
  }
  return learner;
}
