import { type Features, featuresOf } from '../model/features.ts';
import { readWords } from '../model/read-words.ts';
import { ideaFeatures } from './idea-features.ts';

const QUOTED = /["“”«»]|(?<!\p{L})['‘][^'’]+['’](?!\p{L})/u;

/** Words given back in double quotation marks are somebody else's: whether they may be said is for the phrases. */
const GIVEN_BACK = /[“"«][^“”"«»]*[”"»]/gu;

/** What the model sees of a sentence. `phrases` are the reasons whose phrases were found in it. */
export function featuresOfSentence(sentence: string, phrases: readonly string[]): Features {
  const words = readWords(sentence.replace(GIVEN_BACK, ' '));
  const signals = QUOTED.test(sentence) ? [...phrases, 'quoted'] : phrases;
  return [...featuresOf(words, signals), ideaFeatures(words)];
}
