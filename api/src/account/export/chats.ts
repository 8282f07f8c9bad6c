import { findConversationKey } from '../../chat/keys/conversation-key.ts';
import type { ConversationKey } from '../../chat/seal.ts';
import { type StoredText, unsealNames, unsealText } from '../../chat/stored-text.ts';
import type { Deps } from '../../deps.ts';
import { formatDateTime } from './format-date-time.ts';
import { type KeptChatRow, listKeptChats, listMessages } from './queries.ts';

/** One message in the clear. */
interface ReadableMessage extends Pick<StoredText, 'content' | 'lang' | 'dir'> {
  from: string;
  at: string;
}

/** A conversation in the clear. `file` is its place in the archive. */
export interface ReadableChat {
  file: string;
  title: string;
  companion: string;
  began: string;
  erased: string;
  messages: ReadableMessage[];
}

type ChatDeps = Pick<Deps, 'sql' | 'generations' | 'clock'>;

/** Every conversation of a person that can still be read, opened. */
export async function readableChats(deps: ChatDeps, userId: string): Promise<ReadableChat[]> {
  const rows = await listKeptChats(deps.sql, userId, deps.clock());
  const found = await Promise.all(
    rows.map(async (row) => ({ row, key: await findConversationKey(deps, row) })),
  );
  const opened = found.flatMap(({ row, key }) => (key ? [{ row, key }] : []));
  return Promise.all(opened.map(({ row, key }, index) => readable(deps, row, key, index)));
}

async function readable(
  { sql }: ChatDeps,
  row: KeptChatRow,
  key: ConversationKey,
  index: number,
): Promise<ReadableChat> {
  const { title, ai_name } = unsealNames(key, row.sealed, row.id);
  const messages = (await listMessages(sql, row.id)).map((message) => {
    const { content, lang, dir } = unsealText(key, message.sealed, message.id);
    const from = message.role === 'user' ? 'You' : ai_name;
    return { from, at: formatDateTime(message.created_at), content, lang, dir };
  });
  return {
    file: `chats/${String(index + 1).padStart(3, '0')}-${row.category.replaceAll('_', '-')}.txt`,
    title,
    companion: ai_name,
    began: formatDateTime(row.created_at),
    erased: formatDateTime(row.expires_at),
    messages,
  };
}

/** A conversation as plain text. */
export function chatText({ title, companion, began, erased, messages }: ReadableChat): string {
  const head = `${title}\nWith ${companion}, an AI companion. Began ${began}; Saathi erases it ${erased}.`;
  const said = messages.map(({ from, at, content }) => `${from}, ${at}\n${content}`);
  return `${[head, ...said].join('\n\n')}\n`;
}
