import type { Deps } from '../../deps.ts';
import { chatEnded } from '../refusals.ts';
import { findChatSession } from '../sessions/queries.ts';
import { conversationKey } from '../sessions/view.ts';
import type { Followed } from './follow.ts';
import { findRun, type RunRow } from './queries.ts';

/** A reply that was started before, and what it takes to read it. */
export interface Started {
  run: RunRow;
  followed: Followed;
}

/**
 * The reply that a person's message started in a conversation; undefined when it started none. Throws 404 `chat_ended` when
 * it belongs to a conversation that is gone, or to another one.
 */
export async function findStarted(
  { sql, secrets, clock }: Pick<Deps, 'sql' | 'secrets' | 'clock'>,
  userId: string,
  sessionId: string,
  messageId: string,
): Promise<Started | undefined> {
  const run = await findRun(sql, userId, messageId);
  if (!run) return undefined;
  const session = await findChatSession(sql, userId, sessionId, clock());
  if (run.session_id !== session?.id) throw chatEnded();
  const key = conversationKey(session, secrets.masterKeys);
  return { run, followed: { userId, messageId, category: session.category, key } };
}
