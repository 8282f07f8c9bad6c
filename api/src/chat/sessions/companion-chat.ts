import type { Category } from 'contracts/categories';
import type { Deps } from '../../deps.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
import { createChatSession, type NewChat } from './create.ts';
import { listChatSessions } from './queries.ts';
import { chatSessionInList } from './view.ts';

type FindDeps = Pick<Deps, 'generations' | 'ai' | 'clock'> & { sql: SqlOrTransaction };

/** A companion as a call without a chat's id names it. */
export interface NamedCompanion {
  category: Category;
  ai_name: string;
}

/** The id of the person's newest open chat with a companion of that category and name; undefined without one that opens. */
export async function findCompanionChat(
  deps: FindDeps,
  userId: string,
  { category, ai_name }: NamedCompanion,
): Promise<string | undefined> {
  for (const row of await listChatSessions(deps.sql, userId, 'open', deps.clock())) {
    if (row.category !== category) continue;
    const chat = await chatSessionInList(deps, row);
    if (!chat.unreadable && chat.ai_name === ai_name) return row.id;
  }
  return undefined;
}

/** The same, or a new one: calls that come at once share it. `begun` when this call began it. */
export async function companionChat(
  deps: Pick<Deps, 'sql' | 'generations' | 'ai' | 'clock'>,
  chat: NewChat,
): Promise<{ id: string; begun: boolean }> {
  const find = (sql: SqlOrTransaction) => findCompanionChat({ ...deps, sql }, chat.userId, chat.request);
  const there = await find(deps.sql);
  if (there !== undefined) return { id: there, begun: false };
  const created = await createChatSession(deps, chat, find);
  return typeof created === 'string' ? { id: created, begun: false } : { id: created.row.id, begun: true };
}
