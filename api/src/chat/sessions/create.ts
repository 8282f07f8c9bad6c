import { randomUUID } from 'node:crypto';
import type { ChatSessionRequest } from 'contracts/chat';
import type { Deps } from '../../deps.ts';
import { policy } from '../../policy/policy.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
import { isGenerationGone } from '../keys/queries.ts';
import { currentGeneration } from '../keys/turn.ts';
import { tooManyChats } from '../refusals.ts';
import { type ConversationKey, type Generation, randomKey, wrapKey } from '../seal.ts';
import { sealNames } from '../stored-text.ts';
import { type ChatSessionRow, countChatSessions, insertChatSession } from './queries.ts';
import { openUntil } from './retention.ts';
import { defaultTitle } from './title.ts';

/** A conversation to begin, and whether its person has Auto-delete on. */
export interface NewChat {
  userId: string;
  request: ChatSessionRequest;
  autoDelete: boolean;
}

type CreateDeps = Pick<Deps, 'sql' | 'clock' | 'generations'>;

interface Created {
  row: ChatSessionRow;
  key: ConversationKey;
}

/** Looks, while no other call can begin a conversation for this person, for one that makes another needless. */
type FindInstead = (tx: SqlOrTransaction) => Promise<string | undefined>;

/**
 * Begins a conversation, its names sealed under a key of its own, unless there is one `instead`, whose id is the answer then. Throws
 * 409 `too_many_chats` at the policy's limits.chats.
 */
export function createChatSession(deps: CreateDeps, chat: NewChat): Promise<Created>;
export function createChatSession(
  deps: CreateDeps,
  chat: NewChat,
  instead: FindInstead,
): Promise<Created | string>;
export async function createChatSession(
  deps: CreateDeps,
  chat: NewChat,
  instead?: FindInstead,
): Promise<Created | string> {
  for (;;) {
    const created = newChatSession(chat, await currentGeneration(deps), deps.clock());
    try {
      return await deps.sql.begin(async (tx) => {
        const most = policy.limits.chats;
        const chats = await countChatSessions(tx, chat.userId, deps.clock());
        const there = await instead?.(tx);
        if (there !== undefined) return there;
        if (chats >= most) throw tooManyChats(most);
        await insertChatSession(tx, created.row);
        return created;
      });
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
