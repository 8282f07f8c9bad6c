import type { Phrase, PhraseTable } from './phrases.ts';

interface Live<Reason> {
  phrase: Phrase;
  slot: number;
  gap: number;
  start: number;
  reason: Reason;
}

export type LiveTables<Reason> = readonly { reason: Reason; table: PhraseTable }[];

/** Everything a word of the tables could still become, so that a word in the making is held only when it matters. */
export function beginningsOf(words: Iterable<string>): Set<string> {
  const beginnings = new Set(['']);
  for (const word of words)
    for (let end = 1; end <= word.length; end += 1) beginnings.add(word.slice(0, end));
  return beginnings;
}

function reach<Reason>(state: Omit<Live<Reason>, 'gap'>): Live<Reason>[] {
  const slot = state.phrase[state.slot];
  if (!slot) return [{ ...state, gap: 0 }];
  const here = { ...state, gap: slot.gap };
  return slot.optional ? [here, ...reach({ ...state, slot: state.slot + 1 })] : [here];
}

function advance<Reason>(live: Live<Reason>, word: string): Live<Reason>[] {
  const next = live.phrase[live.slot]?.words.has(word) ? reach({ ...live, slot: live.slot + 1 }) : [];
  return live.gap > 0 ? [...next, { ...live, gap: live.gap - 1 }] : next;
}

function mayBegin<Reason>(live: Live<Reason>, beginning: string): boolean {
  for (const word of live.phrase[live.slot]?.words ?? []) if (word.startsWith(beginning)) return true;
  return false;
}

/**
 * Follows phrases word by word. `step` takes a normalised word and where it starts and returns the phrase it completed, if any
 * (the one that started first); `heldFrom` is where the earliest phrase that could still be completed started,
 * given how the next word begins (empty when nothing of it is there).
 */
export function followPhrases<Reason>(tables: LiveTables<Reason>) {
  let alive: Live<Reason>[] = [];
  return {
    step(word: string, start: number): { start: number; reason: Reason } | undefined {
      alive = alive.flatMap((live) => advance(live, word));
      for (const { reason, table } of tables) {
        for (const phrase of table.get(word) ?? []) alive.push(...reach({ phrase, slot: 1, start, reason }));
      }
      const complete = alive.filter((live) => live.slot >= live.phrase.length);
      return complete.sort((one, other) => one.start - other.start)[0];
    },
    endSentence(): void {
      alive = [];
    },
    heldFrom(beginning: string): number {
      const possible = alive.filter((live) => live.gap > 0 || mayBegin(live, beginning));
      return possible.reduce((least, live) => Math.min(least, live.start), Number.POSITIVE_INFINITY);
    },
  };
}
