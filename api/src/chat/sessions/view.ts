import type { KeyObject } from 'node:crypto';
import type { ChatMessage, ChatSession, ChatSessionView } from 'contracts/chat';
import { conversationStarters } from '../../companion/starters.ts';
import type { Deps } from '../../deps.ts';
import { type MasterKey, unseal, unwrapKey } from '../seal.ts';
import { unsealNames, unsealText } from '../stored-text.ts';
import { textLanguage } from '../text-language.ts';
import {
  type ChatSessionRow,
  findRunning,
  latestMessages,
  type MessageRow,
  type RunningRow,
} from './queries.ts';

const SHOWN = 50;

/** The key that opens a conversation's texts. */
export function conversationKey(row: ChatSessionRow, masterKeys: MasterKey[]): KeyObject {
  return unwrapKey(masterKeys, { masterKeyId: row.master_key_id, wrapped: row.wrapped }, row.id);
}

/** A conversation in the contract's words. */
export function chatSessionView(row: ChatSessionRow, key: KeyObject, demo: boolean): ChatSession {
  const { title, ai_name } = unsealNames(key, row.sealed, row.id);
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
export function messageView(row: MessageRow, key: KeyObject): ChatMessage {
  const { id, role, reply_to, state } = row;
  return {
    id,
    role,
    reply_to,
    state,
    ...unsealText(key, row.sealed, id),
    created_at: row.created_at.toISOString(),
  };
}

/** A conversation with its latest messages, the reply being written among them. */
export async function chatSessionWithMessages(
  { sql, secrets, ai }: Pick<Deps, 'sql' | 'secrets' | 'ai'>,
  row: ChatSessionRow,
  language: string,
): Promise<ChatSessionView> {
  const key = conversationKey(row, secrets.masterKeys);
  const [running, stored] = await Promise.all([findRunning(sql, row.id), latestMessages(sql, row.id, SHOWN)]);
  const messages = stored.map((message) => messageView(message, key));
  // Read apart from the messages, so it may have ended, and be among them, in between.
  const ended = messages.some(({ reply_to }) => reply_to === running?.message_id);
  if (running && !ended) messages.push(runningView(running, key, language));
  return { session: chatSessionView(row, key, ai.demo), messages };
}

function runningView(row: RunningRow, key: KeyObject, language: string): ChatMessage {
  const content = row.sealed ? unseal(key, row.sealed, row.reply_id) : '';
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
