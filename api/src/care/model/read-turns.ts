import { checkPhrases } from '../phrase-check.ts';
import { type Features, featuresOf } from './features.ts';
import { readWords } from './read-words.ts';
import type { Scores } from './score.ts';
import type { Turn } from './turn-features.ts';

/** How many turns before are read together with one, and how many words of them at most: a few, and only the one just before. */
const TOGETHER = { before: 3, words: 120 };
const PAIR = { before: 1, words: 80 };

/** The turns of a person, each scored alone, with the one just before it, and together with a few of them. */
export function readTurns(texts: readonly string[], score: (features: Features) => Scores): Turn[] {
  const words = texts.map(readWords);
  const scoreJoined = (at: number, { before, words: most }: typeof PAIR) => {
    const joined = words.slice(Math.max(0, at - before), at + 1).flatMap((turn) => [...turn, '.']);
    return score(featuresOf(joined.slice(-most), []));
  };
  return texts.map((text, at) => {
    const phrases = checkPhrases(text);
    const own = score(featuresOf(words[at] as string[], phrases.signals));
    const together = at === 0 ? own : scoreJoined(at, TOGETHER);
    const pair = at === 0 ? own : scoreJoined(at, PAIR);
    return { own, together, pair, words: words[at] as string[], phrases };
  });
}
