import { spacedWords } from '../../companion/spaced-words.ts';
import { calculationIn, written } from './arithmetic.ts';
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
};

/** What the teacher can answer at once: a simple calculation or one of the topics; undefined for all else. */
export function lessonFor(message: string, language: 'en' | 'hi'): string | undefined {
  const words = spacedWords(message);
  const topic = topics.find((one) => one.words.split('|').some((word) => words.includes(spacedWords(word))));
  if (topic) return topic[language];
  const sum = calculationIn(message);
  if (!sum) return undefined;
  return Number.isFinite(sum.result)
    ? WORDS[language].result(sum.shown, written(sum.result))
    : WORDS[language].zero;
}
