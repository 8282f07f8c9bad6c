import { randomUUID } from 'node:crypto';
import type { SaathiChatRequest } from 'contracts/chat';
import { isProblemError } from 'contracts/problem';
import * as z from 'zod';
import type { AppContext } from '../../app-env.ts';
import { type Person, requireVerified } from '../../auth/person.ts';
import { readSignedIn } from '../../auth/resolve-person.ts';
import { findSignedIn } from '../../auth/signed-in-queries.ts';
import type { CrisisKind } from '../../care/check-message.ts';
import type { Deps } from '../../deps.ts';
import { inTime } from '../../server/in-time.ts';
import { describeError } from '../../server/log/describe-error.ts';
import { chatEnded } from '../refusals.ts';
import { deleteUnusedChat } from '../sessions/erase-queries.ts';
import { acceptMessage, checkPerson, type NamedRequest, storeMessage } from './accept.ts';
import { createAdmission } from './admission.ts';
import { answerWithCare, type CareRequest } from './care.ts';
import { checkInPieces } from './check-in-pieces.ts';
import { findSender, type ReplyContext } from './context.ts';
import { findStarted } from './follow.ts';
import { mayReadLongText } from './long-texts.ts';
import type { Reply } from './read.ts';
import { sweepRuns } from './settle.ts';
import { whichChat } from './which-chat.ts';

// Enough at once to hide the way to the database, few enough that the first of a burst does not wait for the last.
const admit = createAdmission(16);

/** How long an answer to a crisis waits to learn whose it is, in ms. */
const WHO_ASKS_MS = 1000;

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
  const verdict = await checkInPieces(request.message, () => mayReadLongText(deps, c));
  const said = { ...request, message_id: request.message_id ?? randomUUID() };
  if (verdict.level === 'crisis') return giveCare(deps, c, said, verdict.kind);
  return admit(() => replyInChat(deps, c, said));
}

/** The care that a call which is to be refused as malformed asks for all the same; undefined when it does not. */
export async function sendMalformed(deps: Deps, c: AppContext, body: unknown): Promise<Reply | undefined> {
  const said = Said.safeParse(body).data;
  if (!said) return undefined;
  const verdict = await checkInPieces(said.message, () => mayReadLongText(deps, c));
  return verdict.level === 'crisis' ? giveCare(deps, c, said, verdict.kind) : undefined;
}

async function giveCare(deps: Deps, c: AppContext, said: CareRequest, kind: CrisisKind): Promise<Reply> {
  const person = await inTime(WHO_ASKS_MS, findPersonIfPossible(deps, c), null);
  return { care: await answerWithCare(deps, said, kind, person?.id) };
}

/** A chat that was begun for a message that is refused goes with it: then nothing has changed. */
async function replyInChat(
  deps: Deps,
  c: AppContext,
  said: SaathiChatRequest & { message_id: string },
): Promise<Reply> {
  const { named, begun } = await whichChat(deps, c, said);
  try {
    return await reply(deps, c, named);
  } catch (error) {
    if (begun) await deleteUnusedChat(deps.sql, named.chat_session_id);
    throw error;
  }
}

async function reply(deps: Deps, c: AppContext, request: NamedRequest): Promise<Reply> {
  const context = await readContext(deps, c, request);
  const { id: userId } = requireVerified(c);
  checkPerson(request, userId);
  try {
    return { live: await startReply(deps, request, context) };
  } catch (error) {
    const started = await findStarted(deps, userId, request.chat_session_id, request.message_id);
    if (started) return started;
    // What a writer that died left running, or held, may be all that speaks against it.
    if (!isProblemError(error) || !(await sweepRuns(deps.sql, deps.clock(), userId))) throw error;
    return { live: await startReply(deps, request, await readContext(deps, c, request)) };
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
    const sender = await findSender(deps.sql, { token, sessionId, messageId, at: deps.clock() });
    context = sender?.context;
    return sender?.signedIn;
  });
  return context;
}

async function startReply(deps: Deps, request: NamedRequest, context: ReplyContext | undefined) {
  if (!context) throw chatEnded();
  const accepted = await acceptMessage(request, context, deps);
  return deps.runs.start(accepted, () => storeMessage(deps, accepted), context.promising);
}
