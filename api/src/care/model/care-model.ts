import { readFileSync } from 'node:fs';
import { createScorer } from './score.ts';
import { unpackWeights, WEIGHTS_FILE } from './weights.ts';

const weights = unpackWeights(readFileSync(WEIGHTS_FILE));

/** Scores a text's features with the trained weights, read once when the program starts. */
export const scoreFeatures = createScorer(weights);

/** The weights that read a turn in its conversation. */
export const turnWeights = weights.turns;
