import type { Deps } from '../../deps.ts';
import { conversationKey } from '../keys/conversation-key.ts';
import { chatEnded, chatUnreadable } from '../refusals.ts';
import type { ChatSessionRow } from '../sessions/queries.ts';
import { findNames } from '../sessions/view.ts';
import { sealNames } from '../stored-text.ts';
import { storeNames } from './queries.ts';

/**
 * Gives a saved conversation another title, sealed by its own key, and returns it with that. Throws 409 `chat_unreadable` where its
 * names do not open, and 404 `chat_ended` when it is gone meanwhile.
 */
export async function renameSavedChat(
  { sql, generations, clock }: Pick<Deps, 'sql' | 'generations' | 'clock'>,
  row: ChatSessionRow,
  title: string,
): Promise<ChatSessionRow> {
  const key = await conversationKey({ sql, generations }, row);
  const names = findNames(key, row);
  if (!names) throw chatUnreadable();
  const sealed = sealNames(key, { ...names, title }, row.id);
  if (!(await storeNames(sql, row, sealed, clock()))) throw chatEnded();
  return { ...row, sealed };
}
