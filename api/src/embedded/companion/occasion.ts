import { spacedWords } from '../../companion/spaced-words.ts';
import { type Occasion, occasionWords } from './scripts/shared.script.ts';

/** How many words a message of that kind may have at most, and whether the phrase must be at its start or all of it. */
const SHAPES: readonly { occasion: Occasion; longest: number; match: 'anywhere' | 'start' | 'whole' }[] = [
  { occasion: 'who', longest: 14, match: 'anywhere' },
  { occasion: 'thanks', longest: 8, match: 'anywhere' },
  { occasion: 'goodbye', longest: 7, match: 'anywhere' },
  { occasion: 'greeting', longest: 4, match: 'start' },
  { occasion: 'yes', longest: 3, match: 'whole' },
  { occasion: 'no', longest: 3, match: 'whole' },
];

/** Which of the things people say in every conversation a message is, if any. */
export function occasionOf(message: string): Occasion | undefined {
  const words = spacedWords(message);
  const length = words.trim().split(' ').length;
  return SHAPES.find(({ occasion, longest, match }) => {
    if (length > longest) return false;
    return occasionWords[occasion].split('|').some((raw) => {
      const phrase = spacedWords(raw);
      if (match === 'anywhere') return words.includes(phrase);
      return match === 'start' ? words.startsWith(phrase) : words === phrase;
    });
  })?.occasion;
}
