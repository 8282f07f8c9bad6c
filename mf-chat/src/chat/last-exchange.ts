import type { Conversation } from './conversation.ts';

/** The ids of the person's last message and its reply. */
export interface LastExchange {
  said: string;
  reply: string;
}

/**
 * The exchange that can be edited or tried again (docs/product/chat.md, Trying again): the last one, answered, and not as one that
 * speaks of a risk. The server judges it again.
 */
export function lastExchange({ messages, live }: Conversation): LastExchange | undefined {
  const reply = messages.at(-1);
  if (live || !reply?.reply_to || reply.care || reply.help) return undefined;
  const said = messages.find(({ id }) => id === reply.reply_to);
  return said && { said: said.id, reply: reply.id };
}
