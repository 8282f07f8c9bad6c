import { spacedWords } from '../../companion/spaced-words.ts';
import { chooseScript } from './choose-script.ts';
import { askForProblem, lessonFor } from './lesson.ts';
import { type ReadPrompt, readPrompt } from './read-prompt.ts';
import { namedFeeling, phraseToQuote } from './reflection.ts';
import { nextReplyIndex } from './reply-index.ts';
import type { Lines } from './scripts/script.ts';
import { leads, playedRoles, type SmallTalk, teachers } from './scripts/shared.script.ts';
import { detectSmallTalk } from './small-talk.ts';

export interface Spoken {
  role: 'system' | 'user' | 'assistant';
  content: string;
}
type Language = 'en' | 'hi';

/** Words that only romanised Hindi has; two of them, or one in a short message, and the answer is in Hindi. */
const HINGLISH =
  'hai hain nahi nahin mujhe mera meri mere kya kyu kyun kaise aap tum main mai hu hoon raha rahi tha thi bahut bohot aaj kal yaar accha acha theek kuch koi karna kar ho gaya gayi dost namaste shukriya batao'.split(
    ' ',
  );

function languageOf(message: string, prompt: ReadPrompt): Language {
  if (prompt.hindi || /\p{Script=Devanagari}/u.test(message)) return 'hi';
  const words = spacedWords(message).trim().split(' ');
  const hits = words.filter((word) => HINGLISH.includes(word)).length;
  return hits >= 2 || (hits === 1 && words.length <= 3) ? 'hi' : 'en';
}

const pick = (lines: readonly string[], position: number): string => lines[position % lines.length] as string;

/** What is said before anything else in a first reply: who is played, or whose teaching it is. */
function introduction(prompt: ReadPrompt, language: Language, first: boolean): string[] {
  if (!first) return [];
  const role = prompt.category === 'anger_release' ? playedRoles[prompt.subcategory] : undefined;
  const teacher = prompt.category === 'ancient' ? teachers[prompt.subcategory] : undefined;
  if (role) return [role[language]];
  if (!teacher) return [];
  return [language === 'hi' ? `${teacher.hi} की सीख के साथ:` : `In the spirit of ${teacher.en}:`];
}

/** A sentence that shows the person was heard: their words, their feeling, something they said before, or a strength. */
function reflection(
  message: string,
  before: readonly string[],
  prompt: ReadPrompt,
  language: Language,
  at: number,
) {
  const say = (kind: 'said' | 'earlier' | 'feeling' | 'trait', said: string): string[] => [
    pick(leads[language][kind], at).replace('{said}', () => said),
  ];
  // The strengths are English words, which would stand oddly in a Hindi sentence.
  const strengths = language === 'en' ? prompt.strengths : [];
  const strength = strengths.length > 0 && at % 4 === 2 ? say('trait', pick(strengths, at)) : [];
  const feeling = namedFeeling(message, language);
  const quote = phraseToQuote(message);
  if (feeling && (!quote || at % 2 === 0)) return [...say('feeling', feeling), ...strength];
  if (quote) return [...say('said', quote), ...strength];
  const earlier = before.map(phraseToQuote).findLast((phrase) => phrase !== undefined);
  return earlier && at % 3 === 1 ? say('earlier', earlier) : strength;
}

/** How a reply ends: a parting, a light invitation, or the category's question. */
function closings(smallTalk: SmallTalk | undefined, lines: Lines, language: Language): readonly string[] {
  if (smallTalk === 'goodbye') return leads[language].partings;
  return smallTalk && smallTalk !== 'yes' && smallTalk !== 'no'
    ? leads[language].invitations
    : lines.questions;
}

function composed(prompt: ReadPrompt, message: string, spoken: readonly Spoken[]): string {
  const replies = spoken.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const before = spoken.filter(({ role }) => role === 'user').map(({ content }) => content);
  const language = languageOf(message, prompt);
  const script = chooseScript(prompt.category, prompt.subcategory);
  const at = nextReplyIndex(script, replies, `${prompt.personName}/${prompt.category}`);
  const lines = script[language];
  const smallTalk = detectSmallTalk(message);
  const lesson = prompt.category === 'teacher' ? lessonFor(message, language) : undefined;
  const opening = smallTalk ? pick(leads[language][smallTalk], at) : pick(lines.openings, at * 5);
  const heard = (): string[] =>
    prompt.category === 'teacher'
      ? [pick(askForProblem(language), at)]
      : reflection(message, before.slice(0, -1), prompt, language, at);
  return [
    ...introduction(prompt, language, replies.length === 0),
    lesson ?? opening,
    ...(smallTalk || lesson ? [] : heard()),
    pick(smallTalk ? leads[language].easy : lines.middles, at),
    pick(closings(smallTalk, lines, language), at),
  ].join(' ');
}

/**
 * The demo companion's reply to chat-completion messages: scripted, the same for the same messages, never twice the same in a
 * conversation. It reads the labelled lines of the system prompt, as a real model would.
 */
export function scriptedReply(messages: readonly Spoken[]): string {
  const prompt = readPrompt(messages.find(({ role }) => role === 'system')?.content ?? '');
  const spoken = messages.filter(({ role }) => role !== 'system');
  const message = spoken.findLast(({ role }) => role === 'user')?.content ?? '';
  return composed(prompt, message, spoken)
    .replaceAll('{name}', () => prompt.personName)
    .replaceAll('{ai}', () => prompt.aiName);
}
