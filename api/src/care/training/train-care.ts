import { writeFileSync } from 'node:fs';
import { createScorer } from '../model/score.ts';
import { packWeights, WEIGHTS_FILE, type Weights } from '../model/weights.ts';
import { composedConversations, composedLessons } from './composed-lessons.ts';
import { readConversations, readMessages } from './corpus.ts';
import { earlierLessons } from './earlier-lessons.ts';
import { trainModel } from './train-model.ts';
import { trainTurns } from './train-turns.ts';

/** How many features are kept: the file stays at 3 MB. */
const FEATURES = 150_000;

/** Trains all weights of the check from the authors who train, and writes their file. Returns what it learned from and the file's size. */
export function trainCare(): { bytes: number; messages: number; turns: number } {
  const lessons = [...readMessages('train'), ...earlierLessons, ...composedLessons()];
  const conversations = [...readConversations('train'), ...composedConversations()];
  const weights = trainModel(lessons, FEATURES);
  const trained: Weights = { ...weights, turns: trainTurns(conversations, createScorer(weights)) };
  const packed = packWeights(trained);
  writeFileSync(WEIGHTS_FILE, packed);
  return {
    bytes: packed.length,
    messages: lessons.length,
    turns: conversations.flatMap(({ turns }) => turns).length,
  };
}
