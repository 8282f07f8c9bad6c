import type { ProblemError } from 'contracts/problem';
import { problem } from '../server/problem/problem.ts';

/** The conversation is gone, was never this person's, or was kept with Save and so ended. */
export function chatEnded(): ProblemError {
  return problem(404, 'chat_ended', 'This chat has ended. Please start a new one to continue.');
}

/** Its key is lost or damaged. */
export function chatUnreadable(): ProblemError {
  return problem(
    409,
    'chat_unreadable',
    'This chat can no longer be opened, because its key is lost. You can delete it; your other chats are as they were.',
  );
}

export function chatBusy(): ProblemError {
  return problem(
    409,
    'chat_busy',
    'Your companion is still answering. Your message is kept; please send it when the answer is here.',
  );
}
