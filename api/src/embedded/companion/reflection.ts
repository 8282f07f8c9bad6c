import { checkMessage } from '../../care/check-message.ts';
import { createReplyCheck } from '../../care/check-reply.ts';
import { spacedWords } from '../../companion/spaced-words.ts';
import { feelings } from './scripts/shared.script.ts';

const CLAUSE_END = /[.!?।\n,;:()"“”…]+/u;
const PLAIN = /^[\p{L}\p{M}' ’-]+$/u;
const REQUEST =
  /(?<!\p{L})(tell me|show me|explain|go on|guide me|give me|help me|say|sunao|batao|सुनाओ|सुनाइए|बताओ|बताइए|please)(?!\p{L})/iu;
const FEWEST = 3;
const MOST = 10;

/** Whether a phrase of the person may stand in a reply: quoting must not turn into saying. */
function mayBeQuoted(phrase: string): boolean {
  return (
    createReplyCheck({ minor: true }).push(`${phrase} .`).stop === undefined &&
    checkMessage(phrase).level === 'none'
  );
}

/** The longest clause of a message that is short enough to give back word for word. */
export function phraseToQuote(message: string): string | undefined {
  const clauses = message
    .slice(0, 600)
    .split(CLAUSE_END)
    .map((clause) => clause.trim().replace(/\s+/g, ' '))
    .filter((clause) => {
      const words = clause.split(' ').length;
      return (
        words >= FEWEST && words <= MOST && clause.length <= 80 && PLAIN.test(clause) && !REQUEST.test(clause)
      );
    });
  return clauses.toSorted((one, other) => other.length - one.length).find(mayBeQuoted);
}

/** A feeling the message names, in the words of the reply's language. */
export function namedFeeling(message: string, language: 'en' | 'hi'): string | undefined {
  const words = spacedWords(message);
  return feelings.find((feeling) =>
    feeling.words.split('|').some((word) => words.includes(spacedWords(word))),
  )?.[language];
}
