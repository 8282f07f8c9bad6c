import { conceptsOf } from './concepts.ts';

/**
 * The hashed features of a text, each once, one list a family: words, letters inside words, ideas, signals. A family has its own length of one,
 * so that a long word does not drown an idea.
 */
export type Features = readonly (readonly number[])[];

const mix = (one: number, other: number): number => {
  let hash = Math.imul(one ^ (one >>> 15), 0x2c1b3c6d) ^ Math.imul(other ^ (other >>> 13), 0x297a2d39);
  hash = Math.imul(hash ^ (hash >>> 12), 0x85ebca6b);
  return (hash ^ (hash >>> 16)) | 0;
};

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

function addWords(words: readonly string[], hashes: readonly number[], into: Set<number>): void {
  for (const [at, one] of hashes.entries()) {
    if (words[at] === '.') continue;
    into.add(mix(1, one));
    const two = hashes[at + 1];
    const three = hashes[at + 2];
    const four = hashes[at + 3];
    if (two !== undefined) into.add(mix(mix(2, one), two));
    if (two !== undefined && three !== undefined) into.add(mix(mix(mix(3, one), two), three));
    if (three !== undefined) into.add(mix(mix(4, one), three));
    if (four !== undefined) into.add(mix(mix(5, one), four));
  }
}

function addLetters(word: string, into: Set<number>): void {
  const framed = `^${word}$`;
  for (let start = 0; start < framed.length - 2; start += 1) {
    let hash = 0x811c9dc5;
    const end = Math.min(start + 5, framed.length);
    for (let at = start; at < end; at += 1) {
      hash = Math.imul(hash ^ framed.charCodeAt(at), 0x01000193);
      if (at - start >= 2) into.add(mix(6, hash | 0));
    }
  }
}

const WINDOW = 6;

function addIdeas(words: readonly string[], hashes: readonly number[], into: Set<number>): void {
  const recent: { idea: number; at: number }[] = [];
  for (const [at, word] of words.entries()) {
    const here = conceptsOf(word, words[at + 1]);
    const before = hashes[at - 1];
    const after = hashes[at + 1];
    for (const idea of here) {
      into.add(mix(7, idea));
      if (before !== undefined) into.add(mix(mix(8, before), idea));
      if (after !== undefined) into.add(mix(mix(9, idea), after));
      for (const past of recent) if (past.at !== at) into.add(mix(mix(10, past.idea), idea));
      const last = recent.at(-1);
      for (const past of recent)
        if (last && past.at < last.at && last.at < at && recent.length - recent.indexOf(past) <= 4)
          into.add(mix(mix(mix(11, past.idea), last.idea), idea));
    }
    for (const idea of here) recent.push({ idea, at });
    while (recent.length > WINDOW) recent.shift();
  }
}

const LENGTHS = [2, 4, 6, 9, 13, 19, 28, 42, 64, 100];

function addSignals(words: readonly string[], phrases: readonly string[], into: Set<number>): void {
  into.add(
    mix(
      20,
      LENGTHS.findIndex((length) => words.length <= length),
    ),
  );
  if (words.includes('?')) into.add(mix(21, 0));
  for (const phrase of phrases) into.add(mix(22, hashText(phrase)));
}

/** What the model sees of words (as readWords gives them) and of the phrases found in the text. Time grows linearly with the words. */
export function featuresOf(words: readonly string[], phrases: readonly string[]): Features {
  const families = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()] as const;
  const hashes = words.map(hashText);
  addWords(words, hashes, families[0]);
  for (const word of new Set(words)) addLetters(word, families[1]);
  addIdeas(words, hashes, families[2]);
  addSignals(words, phrases, families[3]);
  return families.map((family) => [...family]);
}

const GAIN = 2;
const SHARE = [1, 1, 1, 0.5] as const;

/** What one feature of a family counts when the text has so many of them. */
export const featureValue = (family: number, count: number): number =>
  (GAIN * (SHARE[family] ?? 1)) / Math.sqrt(Math.max(count, 1));
