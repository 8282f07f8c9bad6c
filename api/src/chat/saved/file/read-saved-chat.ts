import type { CareHelp } from 'contracts/care';
import { type Category, categoryTitles } from 'contracts/categories';
import type { Deps } from '../../../deps.ts';
import { conversationKey } from '../../keys/conversation-key.ts';
import { chatUnreadable } from '../../refusals.ts';
import type { ConversationKey } from '../../seal.ts';
import type { ChatSessionRow, MessageRow } from '../../sessions/queries.ts';
import { findNames } from '../../sessions/view.ts';
import { unsealText } from '../../stored-text.ts';
import { listMessages } from '../queries.ts';

/** A message for a file. */
export interface FileMessage {
  /** `You`, the companion's name, or `Saathi` for an answer of the product's own. */
  from: string;
  /** Whether a person wrote it, so that its characters mean themselves. */
  typed: boolean;
  at: Date;
  text: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Whether its person stopped it. */
  stopped: boolean;
  /** The lines to call that stood beside it and are not in its text. */
  lines: CareHelp['lines'];
}

/** A whole conversation for a file. */
export interface ChatForFile {
  title: string;
  companion: string;
  category: string;
  began: Date;
  saved: Date | null;
  erased: Date;
  messages: FileMessage[];
}

/** Opens a saved conversation with all its messages. Throws 409 `chat_unreadable` when it does not open. */
export async function readSavedChat(
  { sql, generations }: Pick<Deps, 'sql' | 'generations'>,
  row: ChatSessionRow & { category: Category },
): Promise<ChatForFile> {
  const key = await conversationKey({ sql, generations }, row);
  const names = findNames(key, row);
  if (!names) throw chatUnreadable();
  const messages = await listMessages(sql, row.id);
  return {
    title: names.title,
    companion: names.ai_name,
    category: categoryTitles[row.category],
    began: row.created_at,
    saved: row.saved_at,
    erased: row.expires_at,
    messages: messages.map((message) => messageForFile(message, key, names.ai_name)),
  };
}

function messageForFile(row: MessageRow, key: ConversationKey, companion: string): FileMessage {
  const { content, care, help, lang, dir } = unsealText(key, row.sealed, row.id);
  const typed = row.role === 'user';
  return {
    from: typed ? 'You' : care ? 'Saathi' : companion,
    typed,
    at: row.created_at,
    text: content,
    lang,
    dir,
    stopped: row.state === 'stopped',
    lines: help?.lines.filter(({ number }) => !content.includes(number)) ?? [],
  };
}
