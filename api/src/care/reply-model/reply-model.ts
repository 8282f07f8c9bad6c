import { readFileSync } from 'node:fs';
import { REPLY_WEIGHTS_FILE, unpackReplyWeights } from './reply-weights.ts';
import { createReplyScorer } from './score-reply.ts';

/** Scores a sentence's features with the trained weights, read once when the program starts. */
export const scoreSentence = createReplyScorer(unpackReplyWeights(readFileSync(REPLY_WEIGHTS_FILE)));
