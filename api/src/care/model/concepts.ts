import { conceptWords } from './concepts.words.ts';
import { foldWord } from './fold-word.ts';

interface Concepts {
  single: ReadonlyMap<string, readonly number[]>;
  double: ReadonlyMap<string, readonly number[]>;
}

function add(map: Map<string, number[]>, key: string, concept: number): void {
  const known = map.get(key);
  if (!known) map.set(key, [concept]);
  else if (!known.includes(concept)) known.push(concept);
}

function compile(source: string): Concepts {
  const single = new Map<string, number[]>();
  const double = new Map<string, number[]>();
  for (const [at, line] of source.trim().split('\n').entries()) {
    for (const entry of line
      .slice(line.indexOf(':') + 1)
      .trim()
      .split(/\s+/)) {
      const words = entry.split('_').map(foldWord);
      if (words.length > 1) add(double, words.slice(0, 2).join(' '), at + 1);
      else add(single, words[0] as string, at + 1);
    }
  }
  return { single, double };
}

const NONE: readonly number[] = [];

/** Reads ideas, one a line. The result gives those a word stands for, by number from 1, alone or together with the word after it. */
export function createConcepts(
  source: string,
): (word: string, next: string | undefined) => readonly number[] {
  const { single, double } = compile(source);
  return (word, next) => {
    const own = single.get(word) ?? NONE;
    const both = next === undefined ? undefined : double.get(`${word} ${next}`);
    return both ? [...own, ...both] : own;
  };
}

/** The ideas of the message check that a word stands for. */
export const conceptsOf = createConcepts(conceptWords);

/** How many ideas there are. */
export const conceptCount = conceptWords.trim().split('\n').length;
