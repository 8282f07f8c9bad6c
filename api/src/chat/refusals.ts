import type { ProblemError } from 'contracts/problem';
import { quantity } from '../policy/quantity.ts';
import { problem } from '../server/problem/problem.ts';

/** The conversation is gone, was never this person's, or was kept with Save and so ended. */
export function chatEnded(): ProblemError {
  return problem(404, 'chat_ended', 'This chat has ended. Please start a new one to continue.');
}

/** The cursor names no message of this conversation. */
export function noSuchPage(): ProblemError {
  return problem(400, 'no_such_page', 'These messages are not there any more. Please reload the chat.');
}

/** The person has as many as the policy's limits.chats. */
export function tooManyChats(most: number): ProblemError {
  return problem(
    409,
    'too_many_chats',
    `You have ${quantity(most, 'chat')}, the most there can be at a time. Please delete one you no longer need; all of them are kept.`,
  );
}

/** Files of saved chats are for whoever bought a pack or subscribed. */
export function exportsPaid(): ProblemError {
  return problem(
    403,
    'exports_paid',
    'A saved chat as a file comes with every credit pack and every subscription. This chat is kept as it is, and Export my data in the settings, which holds it too, is free.',
  );
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
