import { spacedWords } from '../../companion/spaced-words.ts';
import { type SmallTalk, smallTalkPhrases } from './scripts/shared.script.ts';

/** How many words a message of that kind may have at most, and whether the phrase must be at its start or all of it. */
const SHAPES: readonly { kind: SmallTalk; longest: number; match: 'anywhere' | 'start' | 'whole' }[] = [
  { kind: 'who', longest: 14, match: 'anywhere' },
  { kind: 'thanks', longest: 8, match: 'anywhere' },
  { kind: 'goodbye', longest: 7, match: 'anywhere' },
  { kind: 'greeting', longest: 4, match: 'start' },
  { kind: 'yes', longest: 3, match: 'whole' },
  { kind: 'no', longest: 3, match: 'whole' },
];

/** Which of the things people say in every conversation a message is, if any. */
export function detectSmallTalk(message: string): SmallTalk | undefined {
  const words = spacedWords(message);
  const length = words.trim().split(' ').length;
  return SHAPES.find(({ kind, longest, match }) => {
    if (length > longest) return false;
    return smallTalkPhrases[kind].split('|').some((raw) => {
      const phrase = spacedWords(raw);
      if (match === 'anywhere') return words.includes(phrase);
      return match === 'start' ? words.startsWith(phrase) : words === phrase;
    });
  })?.kind;
}
