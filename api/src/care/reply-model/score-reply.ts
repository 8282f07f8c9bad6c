import { type Features, featureValue } from '../model/features.ts';
import { indexOf } from '../model/score.ts';
import { type LearnedReason, learnedReasons } from '../stop-reason.ts';
import { REPLY_HEADS, type ReplyWeights } from './reply-weights.ts';

/** How sure the model is, as log-odds: that no one should read this, and for each reason. */
export interface ReplyScores {
  wrong: number;
  reasons: { reason: LearnedReason; score: number }[];
}

/** Reads weights into a function that scores a sentence's features. Its time grows linearly with their number. */
export function createReplyScorer({
  keys,
  rows,
  scales,
  biases,
}: ReplyWeights): (features: Features) => ReplyScores {
  const find = indexOf(keys);
  return (features) => {
    const sums = new Float64Array(REPLY_HEADS);
    const counts = new Int32Array(REPLY_HEADS);
    for (const [family, hashes] of features.entries()) {
      counts.fill(0);
      for (const hash of hashes) {
        const row = find(hash) * REPLY_HEADS;
        if (row < 0) continue;
        for (let head = 0; head < REPLY_HEADS; head += 1)
          counts[head] = (counts[head] as number) + (rows[row + head] as number);
      }
      const value = featureValue(family, hashes.length);
      for (let head = 0; head < REPLY_HEADS; head += 1)
        sums[head] = (sums[head] as number) + (counts[head] as number) * value;
    }
    const [wrong = 0, ...reasons] = Array.from(
      sums,
      (sum, head) => sum * (scales[head] as number) + (biases[head] as number),
    );
    return { wrong, reasons: learnedReasons.map((reason, at) => ({ reason, score: reasons[at] as number })) };
  };
}
