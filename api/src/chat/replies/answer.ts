import type { ReplyEvent, SaathiChatRequest } from 'contracts/chat';
import type { AppContext } from '../../app-env.ts';
import { requireVerified } from '../../auth/person.ts';
import { checkMessage } from '../../care/check-message.ts';
import type { Deps } from '../../deps.ts';
import { describeError } from '../../server/log/describe-error.ts';
import { problem } from '../../server/problem/problem.ts';
import { chatEnded } from '../refusals.ts';
import { acceptMessage } from './accept.ts';
import { answerWithCare } from './care.ts';
import { findReplyContext } from './context-query.ts';
import { findStarted, type Started } from './find-followed.ts';
import { follow } from './follow.ts';
import type { FinalEvent, LiveReply } from './live-reply.ts';

/** A reply to give: one this process writes, one that was started before, or one that is there at once. */
export type Reply = { live: LiveReply } | Started | { care: Extract<FinalEvent, { type: 'done' }> };

/**
 * The order of a message: care before everything, then who asks, then all that can refuse it. A message that was accepted
 * before, however it was refused this time, is read along with and never answered twice.
 */
export async function answer(deps: Deps, c: AppContext, request: SaathiChatRequest): Promise<Reply> {
  const verdict = checkMessage(request.message);
  if (verdict.level === 'crisis') {
    return { care: await answerWithCare(deps, request, verdict.kind, c.get('person')?.id) };
  }
  const { id: userId } = requireVerified(c);
  if (request.user_id !== userId) {
    throw problem(
      403,
      'other_person',
      'This chat belongs to another account. Please login to continue chatting',
    );
  }
  try {
    return { live: deps.runs.start(await accept(deps, request, userId)) };
  } catch (error) {
    const started = await findStarted(deps, userId, request.chat_session_id, request.message_id);
    if (started) return started;
    throw error;
  }
}

async function accept(deps: Deps, request: SaathiChatRequest, userId: string) {
  const context = await findReplyContext(deps.sql, userId, request.chat_session_id, deps.clock());
  if (!context) throw chatEnded();
  return acceptMessage(deps, request, context);
}

/** Sends every event of a reply, the last one last. Returns how to stop reading; the reply itself goes on. */
export function readReply(deps: Deps, reply: Reply, send: (event: ReplyEvent) => void): () => void {
  if ('live' in reply) return reply.live.read(send);
  if ('care' in reply) {
    send({ type: 'replace', text: reply.care.message.content });
    send(reply.care);
    return () => {};
  }
  const reading = new AbortController();
  readStarted(deps, reply, send, reading.signal);
  return () => reading.abort();
}

async function readStarted(
  deps: Deps,
  { run, followed }: Started,
  send: (event: ReplyEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    for await (const event of follow(
      { ...deps, notifications: deps.runs.notifications },
      followed,
      run,
      signal,
    ))
      send(event);
  } catch (error) {
    deps.log.error({ replyId: run.reply_id, error: describeError(error) }, 'a reply could not be read along');
    send({
      type: 'problem',
      code: 'unexpected',
      message: 'Something went wrong. Please try again.',
      credits: null,
    });
  }
}
