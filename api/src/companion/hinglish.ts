import { hindiWords, sharedWords } from './hinglish.words.ts';
import { spacedWords } from './spaced-words.ts';

/** How people name it: Hindi in Latin letters, with the English words that come along (BCP 47). */
export const HINGLISH = 'hi-Latn';

const listed = (words: string) => new Set(words.trim().split(/\s+/));
const shared = listed(sharedWords);
const hindi = listed(hindiWords);
/** Endings that only verbs of Hindi have: karunga, jayenge, bataungi. */
const FUTURE = /^\p{L}{2,}(?:u|oo|au|ao|e|ye|ae)ng[aei]$/u;

const SHARED_COUNTS = 0.4;
const ENOUGH = 2;
const SHORT = 4;
const SHARE = 0.3;

/**
 * Whether a text is Hindi in Latin letters: two words that only Hindi has, or one in a few. English with an Indian word in it is
 * English (docs/product/chat.md, Languages).
 */
export function isHinglish(text: string): boolean {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  if (latin <= devanagari) return false;
  const words = spacedWords(text)
    .trim()
    .split(' ')
    .map((word) => word.replace(/(\p{L})\1{2,}/gu, '$1'));
  const own = words.filter((word) => hindi.has(word) || FUTURE.test(word)).length;
  const score = own + SHARED_COUNTS * words.filter((word) => shared.has(word)).length;
  return own > 0 && (score >= ENOUGH || words.length <= SHORT || score / words.length >= SHARE);
}
