import { answerToQuestion } from '../../care/answer-to-question.ts';
import { type Reading, readRisk } from '../../care/check-turns.ts';
import { graver } from '../../care/graver.ts';
import { type CareKind, type CareVerdict, careKinds } from '../../care/levels.ts';
import type { Deps } from '../../deps.ts';
import { policy } from '../../policy/policy.ts';
import { describeError } from '../../server/log/describe-error.ts';
import { findConversationKey } from '../keys/conversation-key.ts';
import type { ConversationKey } from '../seal.ts';
import { unsealText } from '../stored-text.ts';
import type { ReplyContext } from './context.ts';

/** How many of the person's turns are read with a new one, and how much of each: what was said just before is what counts. */
const TURNS = 3;
const CHARACTERS = 280;

type HearDeps = Pick<Deps, 'sql' | 'generations' | 'log'>;

/** What was made of a message in its conversation; `turns` are the person's, oldest first, the message last. */
export interface Heard extends Reading {
  turns: string[];
  /** Whether the message, read alone, is plainly harmless. */
  harmless: boolean;
}

/** The message that is heard. */
interface Said {
  message: string;
  message_id: string;
  not_meant?: true | undefined;
  replaces?: string | undefined;
}

/** What was said before in the conversation: the person's turns, and what the last reply asked about, if it asked. */
interface Before {
  turns: string[];
  /** Whether each of them, read alone, is plainly harmless. */
  harmless: boolean;
  asked: CareKind | undefined;
}

const NOTHING: Before = { turns: [], harmless: true, asked: undefined };

/**
 * Reads a message with the person's turns before it, and as an answer to what was asked last (docs/product/care.md, Levels). They can
 * raise what it was read `alone`, and lower nothing. What was said before the person said that it was not meant so is not read
 * again. What cannot be opened is not read either: the message alone is.
 */
export async function hearInConversation(
  deps: HearDeps,
  said: Said,
  context: ReplyContext | undefined,
  alone: Reading,
): Promise<Heard> {
  const before = context ? await readBefore(deps, said, context) : NOTHING;
  // A button's words, which say nothing of how the person is: the companion asks, whatever was read.
  if (said.not_meant) {
    const verdict = asPossible(readRisk(before.turns).verdict);
    return { verdict, unsure: false, turns: before.turns, harmless: false };
  }
  // One that is longer than any that is answered was read alone, as far as it may be.
  const turns = [...before.turns, said.message.slice(0, policy.limits.message_characters)];
  // Reading turns together costs ten times what each alone does, and among turns that are all plainly harmless it finds nothing.
  const harmless = isHarmless(alone);
  const together = harmless && before.harmless ? alone : readRisk(turns);
  const answer = before.asked && answerToQuestion(before.asked, said.message);
  const verdict = graver(alone.verdict, together.verdict);
  return {
    verdict: answer ? graver(verdict, answer) : verdict,
    unsure: alone.unsure || together.unsure,
    turns,
    harmless,
  };
}

function isHarmless({ verdict, unsure }: Reading): boolean {
  return verdict.kind === undefined && !unsure;
}

function asPossible({ kind = 'self_harm' }: CareVerdict): CareVerdict {
  return { level: 'possible', kind };
}

async function readBefore(deps: HearDeps, said: Said, { session, history }: ReplyContext): Promise<Before> {
  const others = history.filter(({ id }) => id !== said.message_id);
  if (others.length === 0) return NOTHING;
  try {
    const key = await findConversationKey(deps, session);
    return key ? openBefore(key, others, said) : NOTHING;
  } catch (error) {
    deps.log.error({ error: describeError(error) }, 'what was said before could not be read');
    return NOTHING;
  }
}

function openBefore(key: ConversationKey, history: ReplyContext['history'], now: Said): Before {
  const open = ({ id, sealed }: ReplyContext['history'][number]) => unsealText(key, sealed, id);
  const said = history
    .filter(({ role }) => role === 'user')
    .slice(-TURNS)
    .map(open);
  const notMeant = said.findLastIndex(({ not_meant }) => not_meant);
  const last = history.at(-1);
  const help = last?.role === 'assistant' ? open(last).help : undefined;
  // Words that were edited away were said all the same; those that only get another reply were not said twice.
  const others = said
    .slice(notMeant + 1)
    .filter(({ content }, i, { length }) => !(now.replaces && i === length - 1 && content === now.message));
  const turns = others.map(({ content, harmless }) => {
    const words = content.slice(-CHARACTERS);
    return { words, harmless: harmless ?? isHarmless(readRisk([words])) };
  });
  return {
    turns: turns.map(({ words }) => words),
    harmless: turns.every(({ harmless }) => harmless),
    asked: help?.level === 'possible' ? careKinds.find((kind) => kind === help.kind) : undefined,
  };
}
