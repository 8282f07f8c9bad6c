import type { Sparse } from './dictionary.ts';
import { createRandom, shuffle } from './random.ts';

const EPOCHS = 12;
const RATE = 0.1;
const SHRINK = 1e-3;
const SLOWER = 0.15;

export interface Straight {
  weights: Float32Array;
  bias: number;
}

/** Logistic regression on sparse texts (stochastic gradient, AdaGrad, a little shrinking). `targets` are 0 or 1, `shares` what each text counts. */
export function trainStraight(
  texts: readonly Sparse[],
  targets: readonly number[],
  shares: readonly number[],
  features: number,
): Straight {
  const weights = new Float32Array(features);
  const seen = new Float32Array(features).fill(1e-6);
  const random = createRandom(1);
  const order = texts.map((_, at) => at);
  let bias = 0;
  let biasSeen = 1e-6;

  const learn = (at: number, rate: number) => {
    const { ids, values } = texts[at] as Sparse;
    let sum = bias;
    for (let each = 0; each < ids.length; each += 1)
      sum += (weights[ids[each] as number] as number) * (values[each] as number);
    const error = (1 / (1 + Math.exp(-sum)) - (targets[at] as number)) * (shares[at] as number);
    for (let each = 0; each < ids.length; each += 1) {
      const id = ids[each] as number;
      const slope = error * (values[each] as number) + SHRINK * (weights[id] as number);
      seen[id] = (seen[id] as number) + slope * slope;
      weights[id] = (weights[id] as number) - (rate * slope) / Math.sqrt(seen[id] as number);
    }
    biasSeen += error * error;
    bias -= (rate * error) / Math.sqrt(biasSeen);
  };

  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) learn(at, RATE / (1 + epoch * SLOWER));
  }
  return { weights, bias };
}
