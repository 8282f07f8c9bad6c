import { createReplyCheck } from '../../care/check-reply.ts';
import { checkTurns } from '../../care/check-turns.ts';
import { isHinglish } from '../../companion/hinglish.ts';
import { spacedWords } from '../../companion/spaced-words.ts';
import type { Language } from './scripts/script.ts';
import { heavy, type Situation, situations } from './scripts/situations.script.ts';
import { smallTalkPatterns } from './scripts/small-talk.words.ts';

type SmallTalk = (typeof smallTalkPatterns)[number]['kind'];

const plainWords = (message: string): string => spacedWords(message).trim();
const inWords = (pattern: string): RegExp =>
  new RegExp(`(?<![^ ])(?:${pattern.normalize('NFC')})(?![^ ])`, 'u');
const smallTalk = smallTalkPatterns.map(({ pattern, ...rest }) => ({ ...rest, pattern: inWords(pattern) }));
const known = situations.map((situation) => ({ situation, pattern: inWords(situation.words) }));

/** The language a message is written in, where its letters or words say so; a word or two of English may be any. */
export function languageOf(message: string): Language | undefined {
  if (/\p{Script=Devanagari}/u.test(message)) return 'hi';
  if (isHinglish(message)) return 'hinglish';
  return plainWords(message).split(' ').length > 2 ? 'en' : undefined;
}

/** Which of the things people say in every conversation a message is, if any. */
export function smallTalkIn(message: string): SmallTalk | undefined {
  const words = plainWords(message);
  const length = words.split(' ').length;
  return smallTalk.find(({ longest, pattern }) => length <= longest && pattern.test(words))?.kind;
}

/** What a message is about, if that is one of the known situations. */
export function situationIn(message: string): Situation | undefined {
  if (checkTurns([message]).kind !== undefined) return heavy;
  const words = plainWords(message);
  return known.find(({ pattern }) => pattern.test(words))?.situation;
}

const CLAUSE_END = /[.!?।\n,;:()"“”…]+/u;
const PLAIN = /^[\p{L}\p{M}' ’-]+$/u;
const REQUEST =
  /(?<!\p{L})(tell me|show me|explain|go on|guide me|give me|help me|say|sunao|batao|सुनाओ|सुनाइए|बताओ|बताइए|please)(?!\p{L})/iu;

/** Whether a phrase of the person may stand in a reply: quoting must not turn into saying, nor into repeating despair. */
function mayBeQuoted(phrase: string): boolean {
  const check = createReplyCheck({ minor: true });
  const stop = check.push(phrase).stop ?? check.end().stop;
  return stop === undefined && situationIn(phrase) !== heavy;
}

/** The longest clause of a message that is short enough to give back word for word. */
export function phraseToQuote(message: string): string | undefined {
  return message
    .slice(0, 600)
    .split(CLAUSE_END)
    .map((clause) => clause.trim().replace(/\s+/g, ' '))
    .filter((clause) => /^(\S+ ){2,9}\S+$/.test(clause) && clause.length <= 80)
    .filter((clause) => PLAIN.test(clause) && !REQUEST.test(clause))
    .toSorted((one, other) => other.length - one.length)
    .find(mayBeQuoted);
}
