import { intentWords } from './intents.words.ts';

export type Intent = keyof typeof intentWords | 'casual_chat';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const spaced = (text: string): string =>
  ` ${(text.toLowerCase().normalize('NFC').match(WORD) ?? []).join(' ')} `;

const table = Object.entries(intentWords).map(([intent, source]) => ({
  intent: intent as keyof typeof intentWords,
  phrases: source.split('|').map((phrase) => spaced(phrase)),
}));

/**
 * What a message is about, from keyword tables in English, Hindi and romanised Hindi; the intent with most hits wins, the one
 * named earlier in the table on a tie, `casual_chat` without any. Specification part 1, section 3.
 */
export function detectIntent(text: string): Intent {
  const message = spaced(text);
  let best: { intent: Intent; score: number } = { intent: 'casual_chat', score: 0 };
  for (const { intent, phrases } of table) {
    const found = phrases.filter((phrase) => message.includes(phrase));
    const score = found.reduce((sum, phrase) => sum + phrase.trim().split(' ').length, 0);
    if (score > best.score) best = { intent, score };
  }
  return best.intent;
}
