import { findConversationKey } from '../../chat/keys/conversation-key.ts';
import type { ConversationKey } from '../../chat/seal.ts';
import { type StoredText, unsealNames, unsealText } from '../../chat/stored-text.ts';
import type { Deps } from '../../deps.ts';
import { formatDateTime } from './format-date-time.ts';
import { eachMessage, type KeptChatRow, listKeptChats } from './queries.ts';

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
  /** Reads and opens its messages, a page at a time, as they are asked for. */
  messages: () => AsyncGenerator<ReadableMessage>;
}

type ChatDeps = Pick<Deps, 'sql' | 'generations' | 'clock'>;

/** Every conversation of a person that can still be read, opened. */
export async function readableChats(deps: ChatDeps, userId: string): Promise<ReadableChat[]> {
  const rows = await listKeptChats(deps.sql, userId, deps.clock());
  const found = await Promise.all(
    rows.map(async (row) => ({ row, key: await findConversationKey(deps, row) })),
  );
  const opened = found.flatMap(({ row, key }) => (key ? [{ row, key }] : []));
  return opened.map(({ row, key }, index) => readable(deps, row, key, index));
}

function readable({ sql }: ChatDeps, row: KeptChatRow, key: ConversationKey, index: number): ReadableChat {
  const { title, ai_name } = unsealNames(key, row.sealed, row.id);
  return {
    file: `chats/${String(index + 1).padStart(3, '0')}-${row.category.replaceAll('_', '-')}.txt`,
    title,
    companion: ai_name,
    began: formatDateTime(row.created_at),
    erased: formatDateTime(row.expires_at),
    async *messages() {
      for await (const message of eachMessage(sql, row.id)) {
        const { content, lang, dir, earlier = [] } = unsealText(key, message.sealed, message.id);
        const from = message.role === 'user' ? 'You' : ai_name;
        const at = formatDateTime(message.created_at);
        for (const { state: _, ...before } of earlier)
          yield { from: `${from}, an earlier answer`, at, ...before };
        yield { from, at, content, lang, dir };
      }
    },
  };
}

/** A conversation as plain text, in pieces. */
export async function* chatText(chat: ReadableChat): AsyncGenerator<string> {
  const { title, companion, began, erased, messages } = chat;
  yield `${title}\nWith ${companion}, an AI companion. Began ${began}; Saathi erases it ${erased}.\n`;
  for await (const { from, at, content } of messages()) yield `\n${from}, ${at}\n${content}\n`;
}
