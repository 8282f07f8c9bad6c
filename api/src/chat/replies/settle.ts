import type { Category } from 'contracts/categories';
import type { ChatMessage } from 'contracts/chat';
import type { Credits } from 'contracts/credits';
import { suggestFrequency } from '../../companion/frequency.ts';
import { findCredits } from '../../credits/find-credits.ts';
import { post, voidReservation } from '../../credits/queries.ts';
import type { Sql } from '../../server/database/connect.ts';
import { openUntil } from '../sessions/retention.ts';
import { type StoredText, sealText } from '../stored-text.ts';
import { textLanguage } from '../text-language.ts';
import type { AcceptedMessage } from './accept.ts';
import { notifyReply } from './notifications.ts';
import { countSession, failRun, findAbandoned, storeReply } from './queries.ts';
import type { FinalEvent } from './read.ts';

const BATCH_SIZE = 500;

/** How a reply that has words ended; only one that is the model's own costs a credit. */
export interface Ending {
  /** Whether anybody reads along from elsewhere, and has to be told. */
  watched: boolean;
  content: string;
  state: 'done' | 'stopped';
  charged: boolean;
}

/**
 * Stores a reply and settles its credit, in one transaction, then tells whoever reads along. Undefined, with nothing stored
 * and nothing charged, when the run is no longer this process's to end: erased with its conversation, or given up on.
 */
export async function settleReply(
  sql: Sql,
  accepted: AcceptedMessage,
  { watched, content, state, charged }: Ending,
  at: Date,
): Promise<FinalEvent | undefined> {
  const { userId, sessionId, replyId, messageId, key } = accepted;
  const text = replyText(accepted, content);
  const reply = { userId, sessionId, replyId, messageId, state, at, sealed: sealText(key, text, replyId) };
  const credits = await sql.begin(async (tx) => {
    const stored = await storeReply(tx, { ...reply, expiresAt: openUntil(at, accepted.autoDelete) });
    if (!stored) return undefined;
    if (stored.first) await countSession(tx, userId, stored.category);
    const [settled, balance] = await Promise.all([
      charged ? post(tx, userId, messageId, at) : voidReservation(tx, userId, messageId, at),
      findCredits(tx, userId, at),
      watched && notifyReply(tx, 'end', replyId),
    ]);
    if (!settled) throw new Error('A running reply had no reservation to settle.');
    return balance;
  });
  return credits && { type: 'done', message: replyMessage(accepted, text, state, at), credits };
}

/** Ends a reply without words: its message is taken back, its credit and its place in the day are given back. */
export async function settleFailedReply(
  sql: Sql,
  accepted: Pick<AcceptedMessage, 'userId' | 'messageId' | 'replyId'> & { category: Category | undefined },
  problem: ReplyProblem,
  at: Date,
): Promise<FinalEvent> {
  const { userId, messageId, replyId, category } = accepted;
  const credits = await sql.begin(async (tx) => {
    await failRun(tx, replyId, problem);
    await voidReservation(tx, userId, messageId, at);
    await notifyReply(tx, 'end', replyId);
    return findCredits(tx, userId, at);
  });
  return problemEvent(problem, category, credits);
}

function replyText({ language, careerInsights }: AcceptedMessage, content: string): StoredText {
  return {
    content,
    intent: null,
    care: false,
    suggested_frequency: suggestFrequency(content),
    career_insights_used: careerInsights,
    ...textLanguage(content, language),
  };
}

function replyMessage(
  { replyId, messageId }: AcceptedMessage,
  text: StoredText,
  state: 'done' | 'stopped',
  at: Date,
): ChatMessage {
  return {
    id: replyId,
    role: 'assistant',
    reply_to: messageId,
    state,
    ...text,
    created_at: at.toISOString(),
  };
}

/** Gives up the replies whose writer died: nothing of them is kept or charged. Returns how many. */
export async function sweepRuns(sql: Sql, at: Date): Promise<number> {
  const abandoned = await findAbandoned(sql, at, BATCH_SIZE);
  for (const { user_id: userId, message_id: messageId, reply_id: replyId } of abandoned) {
    await settleFailedReply(sql, { userId, messageId, replyId, category: undefined }, 'reply_failed', at);
  }
  return abandoned.length;
}

/** Why a message has no reply. The code is stored with the run, so that whoever asks later hears the same. */
export type ReplyProblem = 'ai_unavailable' | 'reply_failed' | 'stopped' | 'chat_ended';

const words: Record<ReplyProblem, string> = {
  ai_unavailable:
    "I'm having trouble connecting right now, but I'm here to listen. Could you tell me more about what's on your mind?",
  reply_failed: 'Failed to send message. Credit refunded.',
  stopped: 'Stopped before the first words. Nothing was charged.',
  chat_ended: 'This chat has ended, so its unfinished reply was not kept. Nothing was charged.',
};

const TEACHER_UNAVAILABLE =
  "I'm having trouble connecting right now, but I'm here to help with your homework. Could you tell me more about what you're working on?";

/** What a person reads about it (docs/product/messages.md, Chat); a teacher speaks of homework. */
function wordsOf(problem: ReplyProblem, category: Category | undefined): string {
  return problem === 'ai_unavailable' && category === 'teacher' ? TEACHER_UNAVAILABLE : words[problem];
}

/** The last event of a reply that failed. */
export function problemEvent(
  problem: ReplyProblem,
  category: Category | undefined,
  credits: Credits | null,
): FinalEvent {
  return { type: 'problem', code: problem, message: wordsOf(problem, category), credits };
}

/** Reads a stored code; one that a newer version wrote counts as a plain failure. */
export function parseProblem(code: string | null): ReplyProblem {
  return code !== null && code in words ? (code as ReplyProblem) : 'reply_failed';
}
