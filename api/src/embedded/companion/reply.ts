import { carefulReply } from './careful-reply.ts';
import { lessonFor } from './lesson.ts';
import { nextLines } from './next-lines.ts';
import { type ReadPrompt, readPrompt } from './read-prompt.ts';
import { introductions, practices } from './scripts/introductions.script.ts';
import { leads } from './scripts/leads.script.ts';
import type { Language, Script } from './scripts/script.ts';
import { chooseScript, scripts } from './scripts.ts';
import { languageOf, phraseToQuote, situationIn, smallTalkIn } from './understand.ts';

export interface Spoken {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

interface Conversation {
  prompt: ReadPrompt;
  language: Language;
  /** What the person said, oldest first; `message` is the last of it. */
  said: readonly string[];
  message: string;
  replies: readonly string[];
}

// A prompt carries the last five replies: with fewer, all of them are known.
const ALL_KNOWN = 5;
// For how many messages a sad or a glad one sets the mood.
const MOOD_LASTS = 3;
// Where listening is the point: there the person's own words come before any thought of ours.
const LISTENERS = ['heart_to_heart', 'companion', 'confession'];

// Categories that begin in a manner of their own when there is nothing to quote.
const OPENINGS: Readonly<Record<string, 'guided' | 'story' | 'role'>> = {
  meditation: 'guided',
  wisdom_stories: 'story',
  anger_release: 'role',
};

const pick = (lines: readonly string[], at: number): string => lines[at % lines.length] ?? '';

function readConversation(messages: readonly Spoken[]): Conversation {
  const contents = (of: Spoken['role']) =>
    messages.flatMap(({ role, content }) => (role === of ? [content] : []));
  const prompt = readPrompt(contents('system')[0] ?? '');
  const said = contents('user');
  const message = said.at(-1) ?? '';
  return { prompt, language: spokenIn(prompt.language, said), said, message, replies: contents('assistant') };
}

/**
 * Hindi and Hinglish are answered in the script they are written in. English is answered in the chat language when that is one of
 * them; a word that could be any goes on as the person last wrote.
 */
function spokenIn(chat: Language, said: readonly string[]): Language {
  const written = said.map(languageOf).findLast(Boolean) ?? chat;
  return written === 'en' ? chat : written;
}

/** Whose lines a reply takes: small talk's own, a listener's after something sad, else the category's. */
function scriptFor({ prompt, said, message }: Conversation): Script {
  const talk = smallTalkIn(message);
  if (talk && talk !== 'yes' && talk !== 'no') return scripts.smallTalk;
  const mood = said
    .slice(-MOOD_LASTS)
    .map((text) => situationIn(text)?.mood)
    .findLast(Boolean);
  if (mood === 'sad' && prompt.category !== 'meditation') return scripts.heart_to_heart;
  if (mood === 'glad' && prompt.category === 'heart_to_heart') return scripts.companion;
  return chooseScript(prompt.category, prompt.subcategory);
}

/** A sentence that shows the person was heard when the message is none of the known situations: their own words, if they may be said. */
function acknowledge(conversation: Conversation, at: number): string {
  const { prompt, language, said, message } = conversation;
  const lead = leads[language];
  if (prompt.category === 'teacher') return pick(lead.problem, at);
  const quote = phraseToQuote(message);
  const give = (templates: readonly string[], words: string) =>
    pick(templates, at).replace('{said}', () => words);
  if (quote) return give(message.includes(`${quote}?`) ? lead.asked : lead.said, quote);
  const earlier = said.slice(0, -1).map(phraseToQuote).findLast(Boolean);
  return earlier && at % 3 === 1
    ? give(lead.earlier, earlier)
    : pick(lead[OPENINGS[prompt.category] ?? 'opening'], at);
}

/** One of the person's strengths, every fourth time, where their English words fit in: Hindi has no line for them. */
function strengthLine({ prompt, language }: Conversation, at: number): string[] {
  const lines = leads[language].strength;
  if (lines.length === 0 || at % 4 !== 2 || prompt.strengths.length === 0) return [];
  return [pick(lines, at).replace('{said}', () => pick(prompt.strengths, at))];
}

/** What to say about a situation that the message names, unless the last replies said it already or a part is being played. */
function newSituation({ prompt, language, message, replies }: Conversation, fill: (line: string) => string) {
  const situation = situationIn(message);
  if (!situation || (prompt.category === 'anger_release' && situation.mood !== 'sad')) return undefined;
  const [heard = '', ask = ''] = situation[language].split(' | ');
  return replies.some((reply) => reply.includes(fill(heard)))
    ? undefined
    : { heard, ask, mood: situation.mood };
}

/** The sentences of a reply, with the names still to be filled in. */
function sentences(conversation: Conversation, fill: (line: string) => string): string[] {
  const { prompt, language, message, replies } = conversation;
  const place = `${prompt.personName}/${prompt.category}`;
  const { at, thought, question, parting } = nextLines(scriptFor(conversation), language, replies, place);
  const lesson = prompt.category === 'teacher' ? lessonFor(message, language) : undefined;
  const talk = smallTalkIn(message);
  if (lesson) return [lesson, thought, question];
  if (talk)
    return [
      pick(leads[language][talk], at),
      thought,
      talk === 'thanks' || talk === 'goodbye' ? parting : question,
    ];
  const situation = newSituation(conversation, fill);
  if (!situation)
    return [acknowledge(conversation, at), ...strengthLine(conversation, at), thought, question];
  const { heard, ask, mood } = situation;
  if (replies.length >= ALL_KNOWN) return [heard, thought, question];
  if (prompt.category === 'meditation') return [heard, thought, ask];
  if (mood) return [heard, ask];
  return LISTENERS.includes(prompt.category) && phraseToQuote(message)
    ? [acknowledge(conversation, at), heard, ask]
    : [heard, thought, ask];
}

/**
 * The demo companion's reply to chat-completion messages: scripted, the same for the same messages, and not twice the same within 42
 * turns. It reads the labelled lines of the system prompt, as a real model would. A reply shows that the person was heard, adds a
 * thought in the manner of the category, and asks a question.
 */
export function scriptedReply(messages: readonly Spoken[]): string {
  const conversation = readConversation(messages);
  const { prompt, language, replies } = conversation;
  const fill = (line: string): string =>
    line.replaceAll('{name}', () => prompt.personName).replaceAll('{ai}', () => prompt.aiName);
  const careful = carefulReply({ care: prompt.care, language, replies, fill });
  if (careful) return careful.join(' ');
  const introduction = introductions[prompt.category]?.[prompt.subcategory]?.[language];
  const practice = prompt.practice && practices[language].replace('{practice}', () => prompt.practice);
  const first =
    replies.length === 0 ? [practice, introduction].filter((line) => line !== undefined && line !== '') : [];
  return fill([...first, ...sentences(conversation, fill)].join(' '));
}
