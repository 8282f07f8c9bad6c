import { createConcepts } from '../model/concepts.ts';
import { replyIdeas } from './reply-ideas.words.ts';

const ideasOf = createConcepts(replyIdeas);
/** How many ideas later one still belongs to an earlier one. */
const REACH = 6;

const hashOf = (...parts: number[]): number =>
  parts.reduce((hash, part) => Math.imul(hash ^ part, 0x01000193) ^ (hash >>> 15), 0x5bd1e995) | 0;

/** The hashed ideas of a sentence's words: each alone, every two and three in their order, so that new words in an old order are understood. */
export function ideaFeatures(words: readonly string[]): number[] {
  const ideas = words.flatMap((word, at) => ideasOf(word, words[at + 1]).map((idea) => ({ idea, at })));
  const hashes = new Set<number>();
  for (const [first, { idea: one, at }] of ideas.entries()) {
    hashes.add(hashOf(1, one));
    for (const [second, { idea: two, at: place }] of ideas.slice(first + 1, first + 1 + REACH).entries()) {
      if (place === at) continue;
      hashes.add(hashOf(2, one, two));
      const after = ideas.slice(first + second + 2, first + second + 5);
      for (const { idea: three, at: last } of after)
        if (last !== place) hashes.add(hashOf(3, one, two, three));
    }
  }
  return [...hashes];
}
