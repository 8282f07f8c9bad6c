import type { ChatSession, ChatSessionRequest, ChatSessionView } from 'contracts/chat';
import type { Http } from 'contracts/http';
import { isProblemError } from 'contracts/problem';
import { storageKeys } from 'contracts/storage';
import { fetchPolicy } from 'remote-kit/use-policy';
import { createChatSession, fetchChat, fetchOpenChats, fetchSavedChat } from './chat.api.ts';
import type { RequestedChat } from './requested-chat.ts';

export type OpenedChat = ChatSessionView & {
  /** Kept with Save, which ended it: to read, not to write in. */
  saved: boolean;
};

type Companion = Extract<RequestedChat, { kind: 'companion' }>;

/** A companion nobody set up (docs/product/chat.md, Companion set-up). */
const unnamed = {
  ai_name: 'Guide',
  ai_gender: 'neutral',
  voice_style: 'calm',
  addressed_as: 'not_specified',
} as const satisfies Partial<ChatSessionRequest>;

/** Finds or makes the chat that is asked for; null when none is open. Throws a ProblemError when the server refuses. */
export async function openChat(
  http: Http,
  requested: RequestedChat,
  signal: AbortSignal,
): Promise<OpenedChat | null> {
  if (requested.kind === 'saved')
    return { ...(await fetchSavedChat(http, requested.id, { signal })), saved: true };
  if (requested.kind === 'companion') return open(await companionChat(http, requested, signal));
  const id =
    requested.kind === 'session' ? requested.id : localStorage.getItem(storageKeys.activeChatSession);
  const found = id === null ? null : await stillOpen(http, id, signal);
  if (found) return open(found);
  const latest = (await fetchOpenChats(http, signal)).find(({ unreadable }) => !unreadable);
  return latest ? open(await fetchChat(http, latest.id, { signal })) : null;
}

function open(view: ChatSessionView): OpenedChat {
  localStorage.setItem(storageKeys.activeChatSession, view.session.id);
  return { ...view, saved: false };
}

async function stillOpen(http: Http, id: string, signal: AbortSignal): Promise<ChatSessionView | null> {
  try {
    return await fetchChat(http, id, { signal });
  } catch (error) {
    if (isProblemError(error) && (error.status === 404 || error.code === 'chat_unreadable')) return null;
    throw error;
  }
}

async function companionChat(
  http: Http,
  requested: Companion,
  signal: AbortSignal,
): Promise<ChatSessionView> {
  const ai = requested.ai === null ? null : await cutName(http, requested.ai);
  const chats = await fetchOpenChats(http, signal);
  const there = chats.find((chat) => fits(chat, { ...requested, ai }));
  if (there) return fetchChat(http, there.id, { signal });
  const session = await createChatSession(http, {
    ...unnamed,
    ai_name: ai ?? unnamed.ai_name,
    category: requested.category,
    subcategory: requested.subcategory,
  });
  return { session, messages: [] };
}

/** A name from an address, as long as a companion's may be; the server judges it when nobody can say how long that is. */
async function cutName(http: Http, name: string): Promise<string> {
  const policy = await fetchPolicy(http).catch(() => undefined);
  return name.slice(0, policy?.limits.ai_name_max).trim();
}

/** An open chat of the category is gone on with; one about another practice or teacher is not. */
function fits(chat: ChatSession, { category, subcategory, ai }: Companion): boolean {
  return (
    !chat.unreadable &&
    chat.category === category &&
    (subcategory === null || chat.subcategory === subcategory) &&
    (ai === null || chat.ai_name === ai)
  );
}
