import { spacedWords } from '../../companion/spaced-words.ts';
import { calculationIn } from './arithmetic.ts';
import type { Language } from './scripts/script.ts';
import { topics } from './scripts/topics.script.ts';

const WORDS = {
  en: {
    result: (shown: string, result: string) => `Let us calculate: ${shown} = ${result}.`,
    zero: 'Dividing by zero has no answer: no number times zero gives back what we started with.',
  },
  hi: {
    result: (shown: string, result: string) => `हिसाब करते हैं: ${shown} = ${result}।`,
    zero: 'शून्य से भाग का कोई उत्तर नहीं होता: कोई भी संख्या शून्य से गुणा होकर पहली संख्या नहीं देती।',
  },
  hinglish: {
    result: (shown: string, result: string) => `Hisaab karte hain: ${shown} = ${result}.`,
    zero: 'Zero se divide karne ka koi jawab nahi hota: koi bhi number zero se multiply hokar pehla number nahi deta.',
  },
};

/** What the teacher can answer at once: a simple calculation or one of the topics; undefined for all else. */
export function lessonFor(message: string, language: Language): string | undefined {
  const words = spacedWords(message);
  const named = (topic: string) => topic.split('|').some((word) => words.includes(spacedWords(word)));
  const topic = Object.entries(topics).find(([askedFor]) => named(askedFor));
  if (topic) return topic[1][language];
  const sum = calculationIn(message);
  if (!sum) return undefined;
  if (!Number.isFinite(sum.result)) return WORDS[language].zero;
  // As it is written in India, with six decimals at most.
  return WORDS[language].result(sum.shown, sum.result.toLocaleString('en-IN', { maximumFractionDigits: 6 }));
}
