import type { ChatSession, SaathiChatRequest } from 'contracts/chat';
import { practiceFor } from 'contracts/meditation-context';

/** A message on its way, under the id the client gave it. */
export interface Outgoing {
  id: string;
  text: string;
  /** Says of the message before it that Saathi took it for graver than it was meant. */
  notMeant?: true;
  /** A button's words, which are no draft: the button is there again when they come back. */
  tapped?: true;
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
  const practice = practiceOf(session);
  return {
    message: text,
    category: session.category,
    ai_name: session.ai_name,
    user_id: userId,
    conversation_history: [],
    chat_session_id: session.id,
    message_id: id,
    ...(notMeant && { not_meant: true }),
    ...(practice && { meditation_context: practice }),
    ...(replaces && { replaces }),
  };
}

/** Only a guide is told where the person comes from. */
function practiceOf({ category, subcategory }: ChatSession) {
  if (category === 'meditation') return practiceFor(subcategory);
  return subcategory === 'meditation_guide' ? practiceFor(null) : undefined;
}
