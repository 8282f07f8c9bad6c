import { toWords } from './normalise.ts';

/** Named sets of words, written as one string each; `@name` in a phrase stands for any of them. */
export type WordSets = Readonly<Record<string, string>>;

/** One place of a phrase: the words that fit, how many others may stand before it, whether it may be missing. */
interface Slot {
  readonly words: ReadonlySet<string>;
  readonly gap: number;
  readonly optional: boolean;
}
export type Phrase = readonly Slot[];

/** Phrases by the words they can begin with, so that a word which begins none costs one look-up. */
export type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

/** Where a phrase was found: word positions, the end exclusive. `steps` counts the comparisons made so far. */
export interface PhraseMatch {
  readonly start: number;
  readonly end: number;
}
export interface StepCounter {
  steps: number;
}

const GAPS: Readonly<Record<string, number>> = { '*': 2, '**': 5 };

function wordsOf(part: string, sets: WordSets): string[] {
  return part.split('|').flatMap((choice) => {
    if (!choice.startsWith('@')) return [toWords(choice).join('')];
    const set = sets[choice.slice(1)];
    if (set === undefined) throw new Error(`No word set is named ${choice}`);
    return set
      .trim()
      .split(/\s+/)
      .flatMap((word) => wordsOf(word, sets));
  });
}

function compilePhrase(source: string, sets: WordSets): Phrase {
  const slots: Slot[] = [];
  let gap = 0;
  for (const part of source.trim().split(/\s+/)) {
    const wide = GAPS[part];
    if (wide !== undefined) {
      gap = wide;
      continue;
    }
    const optional = part.endsWith('?');
    slots.push({ words: new Set(wordsOf(optional ? part.slice(0, -1) : part, sets)), gap, optional });
    gap = 0;
  }
  if (slots.at(-1)?.optional || slots[0]?.optional)
    throw new Error(`A phrase may not begin or end in an optional word: ${source}`);
  return slots;
}

/**
 * Reads phrases, one a line: words, `a|b` alternatives, `@set`, `word?` optional (never first or last), `*` up to two words between,
 * `**` up to five. Lines that are empty are skipped. Throws when a set is unknown or a phrase ill-formed.
 */
export function compilePhrases(source: string, sets: WordSets = {}): PhraseTable {
  const table = new Map<string, Phrase[]>();
  for (const line of source.split('\n')) {
    if (!line.trim()) continue;
    const phrase = compilePhrase(line, sets);
    for (const first of phrase[0]?.words ?? []) table.set(first, [...(table.get(first) ?? []), phrase]);
  }
  return table;
}

function endOf(
  words: readonly string[],
  phrase: Phrase,
  start: number,
  counter: StepCounter,
): number | undefined {
  let ends = new Set([start + 1]);
  for (const slot of phrase.slice(1)) {
    const next = new Set(slot.optional ? ends : []);
    for (const end of ends) {
      for (let at = end; at <= end + slot.gap && at < words.length; at += 1) {
        counter.steps += 1;
        if (slot.words.has(words[at] as string)) next.add(at + 1);
      }
    }
    if (next.size === 0) return undefined;
    ends = next;
  }
  return Math.max(...ends);
}

/**
 * Every place where a phrase of the table occurs, in order of the word it begins at. The work per word is bounded by the table
 * (phrases are short and gaps at most five words), so it grows linearly with the text.
 */
export function* findPhrases(
  words: readonly string[],
  table: PhraseTable,
  counter: StepCounter = { steps: 0 },
): Generator<PhraseMatch> {
  for (let start = 0; start < words.length; start += 1) {
    counter.steps += 1;
    for (const phrase of table.get(words[start] as string) ?? []) {
      const end = endOf(words, phrase, start, counter);
      if (end !== undefined) yield { start, end };
    }
  }
}

/** Whether any phrase of the table occurs in the words. */
export function hasPhrase(words: readonly string[], table: PhraseTable, counter?: StepCounter): boolean {
  return !findPhrases(words, table, counter).next().done;
}
