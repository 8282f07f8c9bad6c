import type { ChatMessage, ChatSessionView, ReplyEvent } from 'contracts/chat';

/** A reply on its way. `shown` never gets shorter while a rejoined stream catches up. */
export interface LiveReply {
  messageId: string;
  phase: 'waiting' | 'writing' | 'rejoining' | 'lost';
  /** How far it is from its turn; 0 when nobody has to be waited for. */
  place: number;
  received: string;
  shown: string;
  /** Other words took the place of the reply's own. */
  replaced: boolean;
}

/** A page of a chat as the server gives it. */
export type MessagePage = Omit<ChatSessionView, 'session'>;

export interface Conversation {
  /** What was fetched from before `messages`, oldest first. */
  earlier: readonly ChatMessage[];
  /** The cursor of the page before all of these; undefined where the chat begins. */
  before: string | undefined;
  messages: readonly ChatMessage[];
  live: LiveReply | null;
  /** The exchange whose place the one on its way takes; it comes back should that fail. */
  replaced: readonly ChatMessage[];
}

export type ConversationAction =
  /** `replaces` is the message whose place it takes, with that one's reply. */
  | { type: 'sent'; message: ChatMessage; replaces?: string | undefined }
  | { type: 'connected' }
  | { type: 'event'; event: ReplyEvent }
  | { type: 'rejoining' }
  | { type: 'lost' }
  | { type: 'failed' }
  | { type: 'loaded'; page: MessagePage }
  /** The page before the cursor `of`. */
  | { type: 'earlier'; of: string; page: MessagePage };

/** A conversation as the server gave it; a reply still running there becomes the live one. */
export function conversationOf({ messages, before }: MessagePage): Conversation {
  const running = messages.find(({ state, reply_to }) => state === 'running' && reply_to !== null);
  const said = messages.filter(({ state }) => state === 'done' || state === 'stopped');
  return {
    earlier: [],
    before,
    ...setAside(said, running?.replaces),
    live: running?.reply_to ? waiting(running.reply_to, running.content) : null,
  };
}

/** The messages without an exchange, and that exchange. */
function setAside(messages: readonly ChatMessage[], id: string | undefined) {
  const isReplaced = (message: ChatMessage) =>
    id !== undefined && (message.id === id || message.reply_to === id);
  return {
    messages: messages.filter((message) => !isReplaced(message)),
    replaced: messages.filter(isReplaced),
  };
}

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** What a person sends, shown before the server has it. */
export function optimisticMessage(id: string, content: string): ChatMessage {
  return {
    id,
    role: 'user',
    content,
    intent: null,
    reply_to: null,
    state: 'done',
    care: false,
    suggested_frequency: null,
    career_insights_used: false,
    lang: DEVANAGARI.test(content) ? 'hi' : '',
    dir: 'ltr',
    created_at: new Date().toISOString(),
  };
}

function waiting(messageId: string, shown = ''): LiveReply {
  return { messageId, phase: shown ? 'writing' : 'waiting', place: 0, received: '', shown, replaced: false };
}

/** The conversation after something happened. A failed reply takes the message it was to answer with it (docs/product/chat.md, Failed replies). */
export function nextConversation(now: Conversation, action: ConversationAction): Conversation {
  if (action.type === 'sent') {
    const others = now.messages.filter(({ id }) => id !== action.message.id);
    const { messages, replaced } = setAside(others, action.replaces);
    return { ...now, messages: [...messages, action.message], replaced, live: waiting(action.message.id) };
  }
  if (action.type === 'loaded') return now.live ? now : afterLoaded(now, action.page);
  if (action.type === 'earlier') return withEarlier(now, action.of, action.page);
  if (!now.live) return now;
  switch (action.type) {
    case 'connected':
      return {
        ...now,
        live: { ...now.live, phase: now.live.shown ? 'writing' : 'waiting', place: 0, received: '' },
      };
    case 'rejoining':
    case 'lost':
      return { ...now, live: { ...now.live, phase: action.type } };
    case 'failed':
      return without(now, now.live.messageId);
    case 'event':
      return afterEvent(now, now.live, action.event);
  }
}

/** The latest page again: what stands before it stays, unless so much was said meanwhile that the two do not meet. */
function afterLoaded(now: Conversation, page: MessagePage): Conversation {
  const loaded = conversationOf(page);
  const from = now.messages.findIndex(({ id }) => id === page.messages[0]?.id);
  if (from < 0) return loaded;
  return {
    ...loaded,
    earlier: now.earlier,
    before: now.before,
    messages: [...now.messages.slice(0, from), ...loaded.messages],
  };
}

/** A page that is no longer the one before what is shown is dropped. */
function withEarlier(now: Conversation, of: string, { messages, before }: MessagePage): Conversation {
  return now.before === of ? { ...now, before, earlier: [...messages, ...now.earlier] } : now;
}

function afterEvent(now: Conversation, live: LiveReply, event: ReplyEvent): Conversation {
  switch (event.type) {
    case 'accepted':
      return { ...now, messages: withIntent(now.messages, live.messageId, event.intent) };
    case 'place':
      return { ...now, live: { ...live, place: event.place } };
    case 'delta': {
      const received = live.received + event.text;
      const shown = received.length >= live.shown.length ? received : live.shown;
      return { ...now, live: { ...live, phase: 'writing', received, shown } };
    }
    case 'replace':
      return {
        ...now,
        live: { ...live, phase: 'writing', received: event.text, shown: event.text, replaced: true },
      };
    case 'done':
      return afterReply(now, live.replaced ? withoutTone(event.message) : event.message);
    case 'problem':
      return without(now, live.messageId);
  }
}

function withIntent(messages: readonly ChatMessage[], id: string, intent: string | null): ChatMessage[] {
  return messages.map((message) => (message.id === id ? { ...message, intent } : message));
}

/** A reply takes the place of what it was to replace; an answer to a risk takes nothing's. */
function afterReply(now: Conversation, reply: ChatMessage): Conversation {
  const { messages } = reply.care ? restored(now, reply.reply_to) : now;
  return { ...now, messages: withReply(messages, reply), live: null, replaced: [] };
}

/** What was set aside, where it was: before the message that was to take its place. */
function restored({ messages, replaced }: Conversation, id: string | null) {
  const place = messages.findIndex((message) => message.id === id);
  return { messages: messages.toSpliced(place < 0 ? messages.length : place, 0, ...replaced) };
}

function withReply(messages: readonly ChatMessage[], reply: ChatMessage): ChatMessage[] {
  const others = messages.filter(({ id }) => id !== reply.id);
  return reply.content ? [...others, reply] : others;
}

/** Words that took a reply's place suggest no tone: it was chosen for what is not shown any more. */
function withoutTone(reply: ChatMessage): ChatMessage {
  return { ...reply, suggested_frequency: null };
}

function without(now: Conversation, id: string): Conversation {
  const { messages } = restored(now, id);
  return { ...now, messages: messages.filter((message) => message.id !== id), live: null, replaced: [] };
}
