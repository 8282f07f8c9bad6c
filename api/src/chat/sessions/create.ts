import { randomUUID } from 'node:crypto';
import type { ChatSessionRequest } from 'contracts/chat';
import type { Deps } from '../../deps.ts';
import { policy } from '../../policy/policy.ts';
import { isGenerationGone } from '../keys/queries.ts';
import { currentGeneration } from '../keys/turn.ts';
import { tooManyChats } from '../refusals.ts';
import { type ConversationKey, type Generation, randomKey, wrapKey } from '../seal.ts';
import { sealNames } from '../stored-text.ts';
import { type ChatSessionRow, countChatSessions, insertChatSession } from './queries.ts';
import { openUntil } from './retention.ts';
import { defaultTitle } from './title.ts';

/** A conversation to begin, and whether its person has Auto-delete on. */
interface NewChat {
  userId: string;
  request: ChatSessionRequest;
  autoDelete: boolean;
}

/** Begins a conversation, its names sealed under a key of its own. Throws 409 `too_many_chats` at the policy's limits.chats. */
export async function createChatSession(
  deps: Pick<Deps, 'sql' | 'clock' | 'generations'>,
  chat: NewChat,
): Promise<{ row: ChatSessionRow; key: ConversationKey }> {
  for (;;) {
    const created = newChatSession(chat, await currentGeneration(deps), deps.clock());
    try {
      await deps.sql.begin(async (tx) => {
        const most = policy.limits.chats;
        if ((await countChatSessions(tx, chat.userId, deps.clock())) >= most) throw tooManyChats(most);
        await insertChatSession(tx, created.row);
      });
      return created;
    } catch (error) {
      // The generation turned in between: the next one wraps.
      if (!isGenerationGone(error)) throw error;
    }
  }
}

function newChatSession({ userId, request, autoDelete }: NewChat, generation: Generation, at: Date) {
  const id = randomUUID();
  const { ai_name, ...companion } = request;
  const key = { key: randomKey(), userId, sessionId: id };
  const row: ChatSessionRow = {
    ...companion,
    id,
    user_id: userId,
    sealed: sealNames(key, { title: defaultTitle(request.category, at), ai_name }, id),
    saved_at: null,
    created_at: at,
    updated_at: at,
    expires_at: openUntil(at, autoDelete),
    generation: generation.id,
    wrapped: wrapKey(generation, key),
  };
  return { row, key };
}
