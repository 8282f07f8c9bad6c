import type { ChatSession, SaathiChatRequest } from 'contracts/chat';

/** A message on its way, under the id the client gave it. */
export interface Outgoing {
  id: string;
  text: string;
  /** Says of the message before it that Saathi took it for graver than it was meant. */
  notMeant?: true;
  /** The person's last message, whose place it takes with that one's reply. */
  replaces?: string | undefined;
  /** The words are the same: only another reply is asked for. */
  again?: boolean;
}

/** What `saathi-chat` is sent (docs/product/chat.md, Sending); what was said before, the server knows better. */
export function replyRequest(
  { id, text, notMeant, replaces }: Outgoing,
  session: ChatSession,
  userId: string,
): SaathiChatRequest {
  return {
    message: text,
    category: session.category,
    ai_name: session.ai_name,
    user_id: userId,
    conversation_history: [],
    chat_session_id: session.id,
    message_id: id,
    ...(notMeant && { not_meant: true }),
    ...(replaces && { replaces }),
  };
}
