import type { Category } from 'contracts/categories';
import type { ChatMessage as PromptMessage } from '../../companion/prompt.ts';

/** A message that was accepted and paid for: all it takes to write its reply. */
export interface AcceptedMessage {
  userId: string;
  sessionId: string;
  messageId: string;
  replyId: string;
  /** The conversation's key. */
  key: Buffer;
  category: Category;
  /** The chat language. */
  language: string;
  /** Under 18, or nobody knows. */
  minor: boolean;
  /** Whether the person's career traits go into the reply. */
  careerInsights: boolean;
  autoDelete: boolean;
  prompt: PromptMessage[];
}
