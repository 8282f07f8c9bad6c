import type { Features } from '../model/features.ts';
import { readTurns } from '../model/read-turns.ts';
import type { Scores } from '../model/score.ts';
import { TURN_FEATURES, turnFeatures } from '../model/turn-features.ts';
import type { ConversationRow } from './corpus.ts';

const STEPS = 600;
const RATE = 0.2;
const SHRINK = 0.002;

/** Logistic regression by gradient descent over all examples (AdaGrad): they are few. The first feature is the bias and is not shrunk. */
function regress(examples: readonly Float64Array[], targets: readonly number[]): Float32Array {
  const weights = new Float64Array(TURN_FEATURES);
  const seen = new Float64Array(TURN_FEATURES).fill(1e-9);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight, at) => (at === 0 ? 0 : SHRINK * weight));
    for (const [row, features] of examples.entries()) {
      let sum = 0;
      for (let at = 0; at < features.length; at += 1)
        sum += (weights[at] as number) * (features[at] as number);
      const error = (1 / (1 + Math.exp(-sum)) - (targets[row] as number)) / examples.length;
      for (let at = 0; at < features.length; at += 1)
        slopes[at] = (slopes[at] as number) + error * (features[at] as number);
    }
    for (const [at, slope] of slopes.entries()) {
      seen[at] = (seen[at] as number) + slope * slope;
      weights[at] = (weights[at] as number) - (RATE * slope) / Math.sqrt(seen[at] as number);
    }
  }
  return Float32Array.from(weights);
}

/** The weights that read a turn in its conversation, from labelled conversations: first for "found", then for "clear". */
export function trainTurns(
  conversations: readonly Pick<ConversationRow, 'turns' | 'levels'>[],
  score: (features: Features) => Scores,
): Float32Array {
  const examples: Float64Array[] = [];
  const levels: string[] = [];
  for (const conversation of conversations) {
    const turns = readTurns(conversation.turns, score);
    for (let at = 1; at < turns.length; at += 1) {
      examples.push(turnFeatures(turns.slice(0, at + 1)));
      levels.push(conversation.levels[at] as string);
    }
  }
  const found = regress(
    examples,
    levels.map((level) => Number(level === 'clear' || level === 'possible')),
  );
  const clear = regress(
    examples,
    levels.map((level) => Number(level === 'clear')),
  );
  return Float32Array.from([...found, ...clear]);
}
