import type { Category } from 'contracts/categories';
import type { Credits } from 'contracts/credits';
import type { FinalEvent } from './live-reply.ts';

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

/** What a person reads about it (part 1 §8); a teacher speaks of homework. */
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
