import type { Language, Script } from './scripts/script.ts';
import { partings } from './scripts/small-talk.script.ts';
import { scripts } from './scripts.ts';

const questionsOf = (lines: readonly string[]) => lines.filter((line) => line.endsWith('?'));
const thoughtsOf = (lines: readonly string[]) => lines.filter((line) => !line.endsWith('?'));

const lists = Object.values(scripts).flatMap((script) => Object.values(script));
const thoughts = lists.map(thoughtsOf);
const endings = [...lists.map(questionsOf), ...Object.values(partings)];

function seedOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

/**
 * How far the walk through the lists of a kind has come. Only the last replies are known, so it is read from the latest of them that
 * holds a line of that kind; every reply moves on by one, whatever it held. A conversation begins at a place of its own.
 */
function placeIn(kind: readonly (readonly string[])[], replies: readonly string[], seed: string): number {
  for (const [back, reply] of replies.toReversed().entries()) {
    const places = kind.map((lines) => lines.findIndex((line) => reply.includes(line)));
    const found = places.find((place) => place >= 0);
    if (found !== undefined) return found + back + 1;
  }
  return seedOf(seed) + replies.length;
}

/** The next thought and how the reply ends, with a question or a parting; `at` varies whatever else is picked for the reply. */
export function nextLines(script: Script, language: Language, replies: readonly string[], seed: string) {
  const [at, end] = [placeIn(thoughts, replies, seed), placeIn(endings, replies, seed)];
  const pick = (lines: readonly string[], place: number) => lines[place % lines.length] ?? '';
  return {
    at,
    thought: pick(thoughtsOf(script[language]), at),
    question: pick(questionsOf(script[language]), end),
    parting: pick(partings[language], end),
  };
}
