import type { ProblemError } from 'contracts/problem';
import { policy } from '../policy/policy.ts';
import { problem } from '../server/problem/problem.ts';

/** The conversation is gone, was never this person's, or was kept with Save and so ended. */
export function chatEnded(): ProblemError {
  return problem(404, 'chat_ended', 'This chat has ended. Please start a new one to continue.');
}

/** The person has as many chats as one may have at once. */
export function tooManyChats(): ProblemError {
  return problem(
    409,
    'too_many_chats',
    `You have ${policy.caps.chats} chats already. Please delete one you no longer need, then begin this one.`,
  );
}

export function chatBusy(): ProblemError {
  return problem(
    409,
    'chat_busy',
    'Your companion is still answering. Your message is kept; please send it when the answer is here.',
  );
}
