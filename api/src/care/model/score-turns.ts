import { TURN_FEATURES, type Turn, turnFeatures } from './turn-features.ts';

/** The log-odds that the last of several turns (two at least) is clear or possible, and that it is clear. */
export function scoreTurns(turns: readonly Turn[], weights: Float32Array): { found: number; clear: number } {
  const features = turnFeatures(turns);
  const sum = (from: number) =>
    features.reduce((total, value, at) => total + value * (weights[from + at] as number), 0);
  return { found: sum(0), clear: sum(TURN_FEATURES) };
}
