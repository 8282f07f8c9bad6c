import { intentWords } from './intents.words.ts';
import { spacedWords } from './spaced-words.ts';

export type Intent = keyof typeof intentWords | 'casual_chat';

const table = Object.entries(intentWords).map(([intent, source]) => ({
  intent: intent as keyof typeof intentWords,
  phrases: source.split('|').map((phrase) => spacedWords(phrase)),
}));

/**
 * What a message is about, from keyword tables in English, Hindi and romanised Hindi; the intent with most hits wins, the one
 * named earlier in the table on a tie, `casual_chat` without any: docs/product/chat.md, Intents.
 */
export function detectIntent(text: string): Intent {
  const message = spacedWords(text);
  let best: { intent: Intent; score: number } = { intent: 'casual_chat', score: 0 };
  for (const { intent, phrases } of table) {
    const found = phrases.filter((phrase) => message.includes(phrase));
    const score = found.reduce((sum, phrase) => sum + phrase.trim().split(' ').length, 0);
    if (score > best.score) best = { intent, score };
  }
  return best.intent;
}
