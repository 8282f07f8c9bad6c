import { randomUUID } from 'node:crypto';
import type { SaathiChatRequest } from 'contracts/chat';
import { isProblemError } from 'contracts/problem';
import * as z from 'zod';
import type { AppContext } from '../../app-env.ts';
import { type Person, requireVerified } from '../../auth/person.ts';
import { readSignedIn } from '../../auth/resolve-person.ts';
import { findSignedIn } from '../../auth/signed-in-queries.ts';
import type { AtRisk } from '../../care/care-reply.ts';
import type { Reading } from '../../care/check-turns.ts';
import { graver } from '../../care/graver.ts';
import type { Deps } from '../../deps.ts';
import { inTime } from '../../server/in-time.ts';
import { describeError } from '../../server/log/describe-error.ts';
import { countUp } from '../../transparency/queries.ts';
import { chatEnded } from '../refusals.ts';
import { deleteUnusedChat } from '../sessions/erase-queries.ts';
import { acceptMessage, checkPerson, type NamedRequest, storeMessage, type TakenAs } from './accept.ts';
import { createAdmission } from './admission.ts';
import { answerWithCare, type CareRequest } from './care.ts';
import { checkButton, checkInPieces } from './check-in-pieces.ts';
import type { ReplyContext } from './context.ts';
import { findStarted } from './follow.ts';
import { type Heard, hearInConversation } from './hear.ts';
import { mayReadLongText } from './long-texts.ts';
import type { Reply } from './read.ts';
import { sweepRuns } from './settle.ts';
import { whichChat } from './which-chat.ts';

// Enough at once to hide the way to the database, few enough that the first of a burst does not wait for the last.
const admit = createAdmission(16);

/** How long an answer to a crisis may wait in all to learn whose it is and to be kept, in ms. */
const CARE_MS = 1000;

/** What a call that fits no schema may still say, and where that would be kept. */
const Said = z.object({
  message: z.string(),
  message_id: z.uuid().catch(() => randomUUID()),
  chat_session_id: z.uuid().catch(() => randomUUID()),
});

/**
 * What happens to a message, in order: care before everything, then who asks, then all that can refuse it, then its reply.
 * A message that was accepted before, however it was refused this time, is read along with and never answered twice.
 */
export async function sendMessage(deps: Deps, c: AppContext, request: SaathiChatRequest): Promise<Reply> {
  const said = { ...request, message_id: request.message_id ?? randomUUID() };
  const alone = said.not_meant
    ? checkButton(said.message)
    : await checkInPieces(said.message, () => mayReadLongText(deps, c));
  if (alone.verdict.level === 'clear') return giveCare(deps, c, said, alone.verdict);
  // Somebody who may be at risk waits neither for a place nor for a database that does not answer.
  if (alone.verdict.level === 'possible') {
    const heard = await inTime(CARE_MS, listenIfPossible(deps, c, said, alone), undefined);
    return heard
      ? replyWithCare(deps, c, said, heard)
      : { care: await answerWithCare(deps, said, alone.verdict) };
  }
  const first = await admit(async () => {
    const heard = await listen(deps, c, said, alone);
    return isPlain(deps, heard) ? reply(deps, c, heard.chat, heard) : { heard };
  });
  return 'heard' in first ? replyWithCare(deps, c, said, first.heard) : first;
}

type Identified = SaathiChatRequest & { message_id: string };

/** The chat a message is answered in; its context is undefined when it has ended or is not theirs. */
interface FoundChat {
  named: NamedRequest;
  /** Begun for this message: it goes with a message that is refused. */
  begun: boolean;
  context: ReplyContext | undefined;
}
/** A message that was heard in its conversation; there is none where that was refused, which is said once a reply is asked for. */
type InContext = Heard & { chat: FoundChat | { refusal: Error } };

async function listen(deps: Deps, c: AppContext, said: Identified, alone: Reading): Promise<InContext> {
  const chat = await findChat(deps, c, said);
  const context = 'refusal' in chat ? undefined : chat.context;
  return { ...(await hearInConversation(deps, said, context, alone)), chat };
}

async function findChat(deps: Deps, c: AppContext, said: Identified): Promise<InContext['chat']> {
  try {
    const { named, begun } = await whichChat(deps, c, said);
    return { named, begun, context: await readContext(deps, c, named) };
  } catch (refusal) {
    if (!isProblemError(refusal)) throw refusal;
    return { refusal };
  }
}

/** A database that fails must not keep an answer from somebody who may be at risk. */
async function listenIfPossible(...message: Parameters<typeof listen>): Promise<InContext | undefined> {
  try {
    return await listen(...message);
  } catch (error) {
    message[0].log.error({ error: describeError(error) }, 'a message at a possible risk was read alone');
    return undefined;
  }
}

function isPlain({ secondReader }: Deps, { verdict, unsure }: Heard): boolean {
  return verdict.kind === undefined && !(unsure && secondReader);
}

/**
 * Answers a message that may speak of a risk: as the second reader, if there is one, judges it too. At a possible risk the companion
 * asks; where it cannot (no credits, the day's limit, no chat, a database that fails) Saathi asks herself, and nothing is charged.
 */
async function replyWithCare(
  deps: Deps,
  c: AppContext,
  said: Identified,
  { chat, ...heard }: InContext,
): Promise<Reply> {
  const second =
    heard.unsure && !('refusal' in chat) && chat.context && (await deps.secondReader?.(heard.turns));
  const verdict = second ? graver(heard.verdict, second) : heard.verdict;
  if (verdict.level === 'clear') return giveCare(deps, c, said, verdict);
  if (verdict.level !== 'possible') return reply(deps, c, chat, heard);
  try {
    return await reply(deps, c, chat, { harmless: false, risk: verdict });
  } catch (error) {
    // What a button said is refused as any other message; the button is still there.
    if (said.not_meant) throw error;
    if (!isProblemError(error)) deps.log.error({ error: describeError(error) }, 'no companion could ask');
    return giveCare(deps, c, said, verdict);
  }
}

/** The care that a call which is to be refused as malformed asks for all the same; undefined when it does not. */
export async function sendMalformed(deps: Deps, c: AppContext, body: unknown): Promise<Reply | undefined> {
  const said = Said.safeParse(body).data;
  if (!said) return undefined;
  const { verdict } = await checkInPieces(said.message, () => mayReadLongText(deps, c));
  return verdict.level === 'clear' ? giveCare(deps, c, said, verdict) : undefined;
}

async function giveCare(deps: Deps, c: AppContext, said: CareRequest, risk: AtRisk): Promise<Reply> {
  const until = performance.now() + CARE_MS;
  const person = c.get('person') ?? (await inTime(CARE_MS, findPersonIfPossible(deps, c), null));
  return { care: await answerWithCare(deps, said, risk, person?.id, until) };
}

async function reply(deps: Deps, c: AppContext, chat: InContext['chat'], taken: TakenAs): Promise<Reply> {
  if ('refusal' in chat) throw chat.refusal;
  try {
    return await replyInChat(deps, c, chat, taken);
  } catch (error) {
    // A chat that was begun for a message that is refused goes with it: then nothing has changed.
    if (chat.begun) await deleteUnusedChat(deps.sql, chat.named.chat_session_id);
    throw error;
  }
}

async function replyInChat(
  deps: Deps,
  c: AppContext,
  { named: request, context }: FoundChat,
  taken: TakenAs,
): Promise<Reply> {
  const { id: userId } = requireVerified(c);
  checkPerson(request, userId);
  try {
    return { live: await startReply(deps, request, context, taken) };
  } catch (error) {
    const started = await findStarted(deps, userId, request.chat_session_id, request.message_id);
    if (started) return started;
    // What a writer that died left running, or held, may be all that speaks against it.
    if (!isProblemError(error) || !(await sweepRuns(deps.sql, deps.clock(), userId))) throw error;
    return { live: await startReply(deps, request, await readContext(deps, c, request), taken) };
  }
}

/** Who asks in a crisis; not knowing must never keep the answer from them. */
async function findPersonIfPossible(deps: Deps, c: AppContext): Promise<Person | null> {
  try {
    await readSignedIn(deps, c, (token) => findSignedIn(deps.sql, token, deps.clock()));
    return c.get('person');
  } catch (error) {
    deps.log.error({ error: describeError(error) }, 'nobody knows who asks in a crisis');
    return null;
  }
}

async function readContext(
  deps: Deps,
  c: AppContext,
  { chat_session_id: sessionId, message_id: messageId }: NamedRequest,
): Promise<ReplyContext | undefined> {
  let context: ReplyContext | undefined;
  await readSignedIn(deps, c, async (token) => {
    const sender = await deps.findSender({ token, sessionId, messageId });
    context = sender?.context;
    return sender?.signedIn;
  });
  return context;
}

async function startReply(
  deps: Deps,
  request: NamedRequest,
  context: ReplyContext | undefined,
  taken: TakenAs,
) {
  if (!context) throw chatEnded();
  const accepted = await acceptMessage(request, context, deps, taken);
  const live = await deps.runs.start(accepted, () => storeMessage(deps, accepted), context.promising);
  if (request.not_meant) await countIfPossible(deps);
  return live;
}

/** A count that fails must not take the reply with it. */
async function countIfPossible({ sql, log }: Deps): Promise<void> {
  try {
    await countUp(sql, 'care_not_meant', sql`1`);
  } catch (error) {
    log.error({ error: describeError(error) }, 'a message that was not meant so is not counted');
  }
}
