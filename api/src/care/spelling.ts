import { normaliseWord } from './normalise.ts';

/** Words whose misspellings must still be understood, and in which a letter may be starred out. */
const KEY_WORDS = [
  'suicide',
  'suicidal',
  'overdose',
  'overdosed',
  'myself',
  'himself',
  'herself',
  'themselves',
  'unalive',
  'khudkushi',
  'aatmahatya',
  'zindagi',
  'hopeless',
  'worthless',
  'killing',
  'harming',
  'cutting',
  'molested',
].map(normaliseWord);

const STARRED_WORDS = [
  'suicide',
  'suicidal',
  'kill',
  'killing',
  'die',
  'dead',
  'rape',
  'raped',
  'murder',
  'cut',
].map(normaliseWord);

const LONGEST = 16;

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Every key word under itself and under itself with one letter missing, so a look-up costs only the word's own length. */
const NEIGHBOURS = new Map<string, string>();
for (const key of KEY_WORDS) {
  for (const form of withoutOneLetter(key)) if (!NEIGHBOURS.has(form)) NEIGHBOURS.set(form, key);
}
for (const key of KEY_WORDS) NEIGHBOURS.set(key, key);

/** Real words one letter away from a key word. */
const REAL_WORDS = new Set(['zindagi', 'yourself', 'filing', 'kiling', 'cuting'].map(normaliseWord));

function sameLetters(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join('') === [...other].sort().join('');
}

function oneSlipAway(word: string, key: string): boolean {
  if (word.length !== key.length) return true;
  let differences = 0;
  for (let at = 0; at < key.length; at += 1) if (word[at] !== key[at]) differences += 1;
  return differences <= 1 || (differences === 2 && sameLetters(word, key));
}

function fromStars(word: string): string | undefined {
  const parts = word.split(/\*+/);
  return STARRED_WORDS.find((key) => {
    let at = 0;
    for (const part of parts) {
      const found = key.indexOf(part, at);
      if (found < 0 || (at === 0 && found !== 0)) return false;
      at = found + part.length + 1;
    }
    return key.endsWith(parts.at(-1) ?? '') && key.length > parts.join('').length;
  });
}

/** The key word a normalised word was meant to be (one letter missing, extra, wrong or swapped; starred out), or itself. */
export function correctSpelling(word: string): string {
  if (word.includes('*')) return (word.length <= LONGEST && fromStars(word)) || word.replaceAll('*', '');
  if (word.length < 5 || word.length > LONGEST || REAL_WORDS.has(word)) return word;
  const exact = NEIGHBOURS.get(word);
  if (exact) return exact;
  for (const form of withoutOneLetter(word)) {
    const key = NEIGHBOURS.get(form);
    if (key && oneSlipAway(word, key)) return key;
  }
  return word;
}
