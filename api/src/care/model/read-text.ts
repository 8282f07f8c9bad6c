import { checkPhrases } from '../phrase-check.ts';
import { type Features, featuresOf } from './features.ts';
import { readWords } from './read-words.ts';

/** What the model sees of one text. */
export const featuresOfText = (text: string): Features =>
  featuresOf(readWords(text), checkPhrases(text).signals);
