import type { ChatMessage, ChatSession, ChatSessionView } from 'contracts/chat';
import { conversationStarters } from '../../companion/starters.ts';
import type { Deps } from '../../deps.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
import { conversationKey, findConversationKey } from '../keys/conversation-key.ts';
import { type ConversationKey, unseal } from '../seal.ts';
import { type StoredNames, unsealNames, unsealText } from '../stored-text.ts';
import { textLanguage } from '../text-language.ts';
import {
  type ChatSessionRow,
  findRunning,
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

function findNames(key: ConversationKey, { sealed, id }: ChatSessionRow): StoredNames | undefined {
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

/** A conversation with its latest messages, the reply being written among them. */
export async function chatSessionWithMessages(
  { sql, generations, ai }: Pick<Deps, 'sql' | 'generations' | 'ai'>,
  row: ChatSessionRow,
  language: string,
): Promise<ChatSessionView> {
  const key = await conversationKey({ sql, generations }, row);
  const [running, stored] = await Promise.all([findRunning(sql, row.id), latestMessages(sql, row.id, SHOWN)]);
  const messages = stored.map((message) => messageView(message, key));
  // Read apart from the messages, so it may have ended, and be among them, in between.
  const ended = messages.some(({ reply_to }) => reply_to === running?.message_id);
  if (running && !ended) messages.push(runningView(running, key, language));
  return { session: chatSessionView(row, key, ai.demo), messages };
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
    created_at: row.started_at.toISOString(),
  };
}
