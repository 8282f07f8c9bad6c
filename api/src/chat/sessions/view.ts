import type { ChatMessage, ChatSession, ChatSessionView } from 'contracts/chat';
import { conversationStarters } from '../../companion/starters.ts';
import type { Deps } from '../../deps.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
import { conversationKey, findConversationKey } from '../keys/conversation-key.ts';
import { noSuchPage } from '../refusals.ts';
import { type ConversationKey, unseal } from '../seal.ts';
import { type StoredNames, unsealNames, unsealText } from '../stored-text.ts';
import { textLanguage } from '../text-language.ts';
import {
  type ChatSessionRow,
  findRunning,
  isMessageOf,
  latestMessages,
  type MessageRow,
  type RunningRow,
} from './queries.ts';

const SHOWN = 50;

/** What stands in the place of names that cannot be read. */
const UNREADABLE: StoredNames = { title: 'A chat that can no longer be opened', ai_name: 'Companion' };

/** A conversation in the contract's words. */
export function chatSessionView(row: ChatSessionRow, key: ConversationKey, demo: boolean): ChatSession {
  return view(row, unsealNames(key, row.sealed, row.id), demo);
}

/** The same for a list, which one conversation that cannot be read must not keep from its person: that one has no title. */
export async function chatSessionInList(
  { ai, ...deps }: Pick<Deps, 'generations' | 'ai'> & { sql: SqlOrTransaction },
  row: ChatSessionRow,
): Promise<ChatSession> {
  const key = await findConversationKey(deps, row);
  const names = key && findNames(key, row);
  return names ? view(row, names, ai.demo) : { ...view(row, UNREADABLE, ai.demo), unreadable: true };
}

/** A conversation's names; undefined when they do not open. */
export function findNames(key: ConversationKey, { sealed, id }: ChatSessionRow): StoredNames | undefined {
  try {
    return unsealNames(key, sealed, id);
  } catch {
    return undefined;
  }
}

function view(row: ChatSessionRow, { title, ai_name }: StoredNames, demo: boolean): ChatSession {
  return {
    id: row.id,
    category: row.category,
    subcategory: row.subcategory,
    ai_name,
    ai_gender: row.ai_gender,
    voice_style: row.voice_style,
    addressed_as: row.addressed_as,
    title,
    starters: conversationStarters(row.category, row.subcategory, ai_name),
    demo,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

/** A stored message in the contract's words. */
export function messageView(row: MessageRow, key: ConversationKey): ChatMessage {
  const { id, role, reply_to, state } = row;
  const { not_meant: _, harmless: __, ...text } = unsealText(key, row.sealed, id);
  return {
    id,
    role,
    reply_to,
    state,
    ...text,
    created_at: row.created_at.toISOString(),
  };
}

/** Which messages of a conversation are wanted, and the language of a reply without words so far. */
interface Wanted {
  /** The cursor of an earlier answer: the page before it. Without one, the latest. */
  before?: string | undefined;
  language: string;
}

/**
 * A conversation with a page of its messages, and in the last one the reply being written (keyset pagination: the cursor is the id of
 * a page's first message). Throws 400 `no_such_page` for a cursor that is no message of this conversation.
 */
export async function chatSessionWithMessages(
  { sql, generations, ai }: Pick<Deps, 'sql' | 'generations' | 'ai'>,
  row: ChatSessionRow,
  { before, language }: Wanted,
): Promise<ChatSessionView> {
  const key = await conversationKey({ sql, generations }, row);
  const [running, found] = await Promise.all([
    before === undefined ? findRunning(sql, row.id) : undefined,
    // One more says that there are others before.
    latestMessages(sql, row, { before, limit: SHOWN + 1 }),
  ]);
  if (before !== undefined && found.length === 0 && !(await isMessageOf(sql, row, before))) {
    throw noSuchPage();
  }
  const page = found.slice(-SHOWN);
  const messages = page.map((message) => messageView(message, key));
  // Read apart from the messages, so it may have ended, and be among them, in between.
  const ended = messages.some(({ reply_to }) => reply_to === running?.message_id);
  if (running && !ended) messages.push(runningView(running, key, language));
  const earlier = found.length > SHOWN ? { before: page[0]?.id } : {};
  return { session: chatSessionView(row, key, ai.demo), messages, ...earlier };
}

function runningView(row: RunningRow, key: ConversationKey, language: string): ChatMessage {
  const content = row.sealed ? unseal(key, 'running', row.sealed, row.reply_id) : '';
  return {
    id: row.reply_id,
    role: 'assistant',
    content,
    intent: null,
    reply_to: row.message_id,
    state: 'running',
    care: false,
    suggested_frequency: null,
    career_insights_used: false,
    ...textLanguage(content, language),
    ...(row.replaces !== null && { replaces: row.replaces }),
    created_at: row.started_at.toISOString(),
  };
}
