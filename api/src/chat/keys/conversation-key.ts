import type { Deps } from '../../deps.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
import { chatUnreadable } from '../refusals.ts';
import { type ConversationKey, type Generation, unwrapKey } from '../seal.ts';
import type { Generations } from './generations.ts';
import { findWrappedKey, type WrappedKeyRow } from './queries.ts';

type KeyDeps = Pick<Deps, 'generations'> & { sql: SqlOrTransaction };

/** The key that opens a conversation's texts. Throws 409 `chat_unreadable` when it cannot be opened. */
export async function conversationKey(deps: KeyDeps, row: WrappedKeyRow): Promise<ConversationKey> {
  const key = await findConversationKey(deps, row);
  if (!key) throw chatUnreadable();
  return key;
}

/** The same; undefined when it cannot be opened. */
export async function findConversationKey(
  { sql, generations }: KeyDeps,
  row: WrappedKeyRow,
): Promise<ConversationKey | undefined> {
  const key = await open(generations, row);
  if (key) return key;
  // The generation may have turned since the row was read; then the same key stands there wrapped by the next one.
  const now = await findWrappedKey(sql, row.id);
  return now && now.generation !== row.generation ? open(generations, now) : undefined;
}

async function open(generations: Generations, row: WrappedKeyRow): Promise<ConversationKey | undefined> {
  return openWrapped(row.generation === null ? undefined : await generations.find(row.generation), row);
}

/** A stored key, opened by its generation; undefined without that, and when one of the two is damaged. */
export function openWrapped(
  generation: Generation | undefined,
  { id, user_id, wrapped }: WrappedKeyRow,
): ConversationKey | undefined {
  try {
    return generation && unwrapKey(generation, wrapped, { userId: user_id, sessionId: id });
  } catch {
    return undefined;
  }
}
