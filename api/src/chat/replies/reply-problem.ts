import type { Category } from 'contracts/categories';
import type { Credits } from 'contracts/credits';
import { policy } from '../../policy/policy.ts';
import type { FinalEvent } from './read.ts';

/** Why a message has no reply. The code is stored with the run, so that whoever asks later hears the same. */
export type ReplyProblem =
  | 'ai_unavailable'
  | 'reply_failed'
  | 'crowded'
  | 'stopped'
  | 'stopped_charged'
  | 'chat_ended'
  | 'replaced';

/** What a person reads about it. That something was given back is said only of what is: these are sent after the commit. */
const words: Record<ReplyProblem, string | (() => string)> = {
  ai_unavailable:
    "I'm having trouble connecting right now, but I'm here to listen. Could you tell me more about what's on your mind?",
  reply_failed: 'Failed to send message. Credit refunded.',
  crowded:
    'Very many people are talking with Saathi right now. Your words are kept and nothing was charged. Please send them again in a few minutes.',
  stopped: 'Stopped before the first words. Nothing was charged.',
  stopped_charged: () =>
    `Stopped before the first words, and your words are kept. It cost as much as an answer, because you stopped more than ${policy.caps.free_stopped_daily} so early today.`,
  chat_ended: 'This chat has ended, so its unfinished reply was not kept.',
  replaced: 'Another message has taken the place of this one.',
};

const TEACHER_UNAVAILABLE =
  "I'm having trouble connecting right now, but I'm here to help with your homework. Could you tell me more about what you're working on?";

/** The last event of a reply that failed, in words (docs/product/messages.md, Chat); a teacher speaks of homework. */
export function problemEvent(
  problem: ReplyProblem,
  category: Category | undefined,
  credits: Credits,
): FinalEvent {
  const said = words[problem];
  const usual = typeof said === 'string' ? said : said();
  const message = problem === 'ai_unavailable' && category === 'teacher' ? TEACHER_UNAVAILABLE : usual;
  return { type: 'problem', code: problem, message, credits };
}

/** The last event while nobody can say how a reply ended: whoever reads it asks again in a moment (docs/product/chat.md, Rejoining). */
export function unsettledEvent(): FinalEvent {
  return {
    type: 'problem',
    code: 'unsettled',
    message: 'The answer could not be stored just now. Please look again in a moment.',
    credits: null,
  };
}

/** Reads a stored code; one that a newer version wrote counts as a plain failure. */
export function parseProblem(code: string | null): ReplyProblem {
  return code !== null && Object.hasOwn(words, code) ? (code as ReplyProblem) : 'reply_failed';
}
