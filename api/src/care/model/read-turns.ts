import { checkPhrases } from '../phrase-check.ts';
import { type Features, featuresOf } from './features.ts';
import { readWords } from './read-words.ts';
import type { Scores } from './score.ts';
import type { Turn } from './turn-features.ts';

/** How many turns before are read together with one, and how many words of them at most. */
const BEFORE = 3;
const WORDS = 120;

/** The turns of a person, each scored alone and together with the ones just before it. */
export function readTurns(texts: readonly string[], score: (features: Features) => Scores): Turn[] {
  const words = texts.map(readWords);
  return texts.map((text, at) => {
    const phrases = checkPhrases(text);
    const own = score(featuresOf(words[at] as string[], phrases.signals));
    const joined = words.slice(Math.max(0, at - BEFORE), at + 1).flatMap((turn) => [...turn, '.']);
    const together = at === 0 ? own : score(featuresOf(joined.slice(-WORDS), []));
    return { own, together, words: words[at] as string[], phrases };
  });
}
