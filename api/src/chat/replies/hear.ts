import { type Reading, readRisk } from '../../care/check-turns.ts';
import { graver } from '../../care/graver.ts';
import type { CareVerdict } from '../../care/levels.ts';
import type { Deps } from '../../deps.ts';
import { describeError } from '../../server/log/describe-error.ts';
import { findConversationKey } from '../keys/conversation-key.ts';
import { unsealText } from '../stored-text.ts';
import type { ReplyContext } from './context.ts';

/** How many of the person's turns are read with a new one, and how much of each: what was said just before is what counts. */
const TURNS = 3;
const CHARACTERS = 280;

type HearDeps = Pick<Deps, 'sql' | 'generations' | 'log'>;

/** What was made of a message in its conversation; `turns` are the person's, oldest first, the message last. */
export interface Heard extends Reading {
  turns: string[];
}

/** The message that is heard. */
interface Said {
  message: string;
  message_id: string;
  not_meant?: true | undefined;
}

/**
 * Reads a message with the person's turns before it (docs/product/care.md, Levels). They can raise what it was read `alone`, and lower
 * nothing. What was said before the person said that it was not meant so is not read again. Turns that cannot be opened are not read
 * either: the message alone is.
 */
export async function hearInConversation(
  deps: HearDeps,
  said: Said,
  context: ReplyContext | undefined,
  alone: Reading,
): Promise<Heard> {
  const before = context ? await turnsBefore(deps, said.message_id, context) : [];
  // A button's words, which say nothing of how the person is: the companion asks, whatever was read.
  if (said.not_meant) return { verdict: asPossible(readRisk(before).verdict), unsure: false, turns: before };
  const turns = [...before, said.message];
  if (before.length === 0) return { ...alone, turns };
  const together = readRisk(turns);
  return {
    verdict: graver(alone.verdict, together.verdict),
    unsure: alone.unsure || together.unsure,
    turns,
  };
}

function asPossible({ kind = 'self_harm' }: CareVerdict): CareVerdict {
  return { level: 'possible', kind };
}

async function turnsBefore(
  deps: HearDeps,
  messageId: string,
  { session, history }: ReplyContext,
): Promise<string[]> {
  const said = history.filter(({ id, role }) => role === 'user' && id !== messageId).slice(-TURNS);
  if (said.length === 0) return [];
  try {
    const key = await findConversationKey(deps, session);
    const texts = key ? said.map(({ id, sealed }) => unsealText(key, sealed, id)) : [];
    const notMeant = texts.findLastIndex(({ not_meant }) => not_meant);
    return texts.slice(notMeant + 1).map(({ content }) => content.slice(-CHARACTERS));
  } catch (error) {
    deps.log.error({ error: describeError(error) }, 'what was said before could not be read');
    return [];
  }
}
