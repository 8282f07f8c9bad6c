import { randomUUID } from 'node:crypto';
import type { ChatSessionRequest } from 'contracts/chat';
import { createConversationKey, type MasterKey } from '../seal.ts';
import { sealNames } from '../stored-text.ts';
import type { ChatSessionRow } from './queries.ts';
import { openUntil } from './retention.ts';
import { defaultTitle } from './title.ts';

/** A new conversation's row, its names sealed under a key of its own. */
export function newChatSession(
  userId: string,
  { ai_name, ...request }: ChatSessionRequest,
  masterKeys: MasterKey[],
  at: Date,
  autoDelete: boolean,
): ChatSessionRow {
  const id = randomUUID();
  const { key, stored } = createConversationKey(masterKeys, id);
  return {
    ...request,
    id,
    user_id: userId,
    sealed: sealNames(key, { title: defaultTitle(request.category, at), ai_name }, id),
    saved_at: null,
    created_at: at,
    updated_at: at,
    expires_at: openUntil(at, autoDelete),
    master_key_id: stored.masterKeyId,
    wrapped: stored.wrapped,
  };
}
