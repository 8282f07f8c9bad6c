import type { ChatMessage, ChatSession, SaathiChatRequest } from 'contracts/chat';

/** A message on its way, under the id the client gave it. */
export interface Outgoing {
  id: string;
  text: string;
}

const CONTEXT = 10;

/** What `saathi-chat` is sent (docs/product/chat.md, Sending); the last ten messages are the context. */
export function replyRequest(
  { id, text }: Outgoing,
  session: ChatSession,
  messages: readonly ChatMessage[],
  userId: string,
): SaathiChatRequest {
  return {
    message: text,
    category: session.category,
    ai_name: session.ai_name,
    user_id: userId,
    conversation_history: messages.slice(-CONTEXT).map(({ role, content }) => ({ role, content })),
    chat_session_id: session.id,
    message_id: id,
  };
}
