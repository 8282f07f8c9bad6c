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

/** What is to be replaced is not the last that was said there. */
export function movedOn(): ProblemError {
  return problem(
    409,
    'moved_on',
    'This chat has gone on meanwhile, so nothing was replaced or charged. Please look at the latest messages.',
  );
}

/** A message that spoke of a risk, and what it was answered, are not taken back. */
export function answeredWithCare(): ProblemError {
  return problem(
    409,
    'answered_with_care',
    'This message and its answer stay as they are. Nothing was charged; please write a new message.',
  );
}

/** There are as many replies to the same words as the policy's caps.reply_versions. */
export function triedEnough(most: number): ProblemError {
  return problem(
    409,
    'tried_enough',
    `There ${most === 1 ? 'is one answer' : `are ${most} answers`} to this message already, the most there can be. Nothing was charged; please write on, or change your message.`,
  );
}

export function chatBusy(): ProblemError {
  return problem(
    409,
    'chat_busy',
    'Your companion is still answering. Your message is kept; please send it when the answer is here.',
  );
}
