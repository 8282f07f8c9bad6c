import { spacedWords } from '../../companion/spaced-words.ts';
import { calculationIn, written } from './arithmetic.ts';
import { topics } from './scripts/topics.script.ts';

const WORDS = {
  en: {
    ask: [
      'Type the exact problem for me, with every number in it, and we will take it step by step.',
      'Send me the exact problem as it stands in your book, and we will begin with its first line.',
      'Write the exact problem here, or the one line that confuses you, and I will go through it with you.',
    ],
    result: (shown: string, result: string) => `Let us calculate: ${shown} = ${result}.`,
    zero: 'Dividing by zero has no answer: no number times zero gives back what we started with.',
  },
  hi: {
    ask: [
      'पूरा सवाल यहाँ लिखिए, हर संख्या के साथ, फिर इसे क़दम-क़दम पर करते हैं।',
      'किताब में सवाल जैसा है, वैसा ही भेजिए, और पहली पंक्ति से शुरू करते हैं।',
    ],
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

/** How the teacher asks for the problem when a message holds none it can answer at once. */
export const askForProblem = (language: 'en' | 'hi'): readonly string[] => WORDS[language].ask;
