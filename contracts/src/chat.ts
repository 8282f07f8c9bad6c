import * as z from 'zod/mini';
import { CareHelp } from './care.ts';
import { Category, isSubcategoryOf, Subcategory } from './categories.ts';
import { Credits } from './credits.ts';
import { PracticeNow } from './meditation-context.ts';
import { oneLine } from './one-line.ts';

export const AiGender = z.enum(['female', 'male', 'non_binary', 'neutral']);
export type AiGender = z.infer<typeof AiGender>;
export const VoiceStyle = z.enum(['soft', 'energetic', 'calm', 'playful']);
export type VoiceStyle = z.infer<typeof VoiceStyle>;
export const AddressedAs = z.enum(['not_specified', 'female', 'male', 'non_binary']);
export type AddressedAs = z.infer<typeof AddressedAs>;

const NO_SUCH_COMPANION = 'There is no such companion. Please choose one of those that are offered.';

const Companion = z.strictObject({
  category: Category,
  subcategory: z.nullable(z.enum(Subcategory.options, NO_SUCH_COMPANION)),
  ai_name: z
    .string()
    .check(z.overwrite(oneLine), z.minLength(1, 'Please give your companion a name.'), z.maxLength(40)),
  ai_gender: AiGender,
  voice_style: VoiceStyle,
  addressed_as: AddressedAs,
});

/** `POST /v1/chat-sessions`: the companion the person set up (docs/product/chat.md, Companion set-up). */
export const ChatSessionRequest = Companion.check(
  z.refine(({ category, subcategory }) => subcategory === null || isSubcategoryOf(category, subcategory), {
    error: NO_SUCH_COMPANION,
  }),
);
export type ChatSessionRequest = z.infer<typeof ChatSessionRequest>;

export const ChatSession = z.object({
  ...Companion.shape,
  /** Of an older chat, it may be one that is no longer offered. */
  subcategory: z.nullable(z.string()),
  id: z.string(),
  title: z.string(),
  /** Up to three conversation starters, for an empty chat. */
  starters: z.array(z.string()),
  /** Nobody can open it any more, so its names are unknown: all that is left to do is to delete it. */
  unreadable: z.optional(z.literal(true)),
  /** The embedded, scripted companion is answering: the interface says so. */
  demo: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  /** When the chat is erased unless something is written before. */
  expires_at: z.string(),
});
export type ChatSession = z.infer<typeof ChatSession>;

/** How a reply ended. `running` while words still arrive; `stopped` keeps the part that arrived; `failed` has no text and cost nothing. */
export const ReplyState = z.enum(['running', 'done', 'stopped', 'failed']);
export type ReplyState = z.infer<typeof ReplyState>;

/** A reply that another one to the same words took the place of, kept to look back at (docs/product/chat.md, Trying again). */
export const EarlierReply = z.object({
  content: z.string(),
  state: z.enum(['done', 'stopped']),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
});
export type EarlierReply = z.infer<typeof EarlierReply>;

/** One message of a chat. A reply carries the id of the message it answers in `reply_to`. */
export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  intent: z.nullable(z.string()),
  reply_to: z.nullable(z.string()),
  state: ReplyState,
  /** Saathi's own answer in a crisis. Its `content` holds the lines too, for whoever reads only text. */
  care: z.boolean(),
  /** The lines beside a reply at a clear or possible risk, as data. */
  help: z.optional(CareHelp),
  /** The model reached the length that it was given: there may be more to say. */
  cut: z.optional(z.literal(true)),
  suggested_frequency: z.nullable(z.int()),
  career_insights_used: z.boolean(),
  /** Of a reply that was tried again: those before it, oldest first. */
  earlier: z.optional(z.array(EarlierReply)),
  /** Of a running reply: the person's message whose place, and whose reply's, this exchange takes once it has words. */
  replaces: z.optional(z.string()),
  /** BCP 47 language and base direction of the text. */
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  created_at: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** `GET /v1/chat-sessions/{id}`: the session with its latest messages (50 at most), oldest first, or with `?before=` those before a cursor. */
export const ChatSessionView = z.object({
  session: ChatSession,
  messages: z.array(ChatMessage),
  /** The cursor of the page before this one; absent when these messages begin the chat. */
  before: z.optional(z.string()),
});
export type ChatSessionView = z.infer<typeof ChatSessionView>;

/** `GET /v1/chat-sessions`: the person's open chats, newest first. */
export const ChatSessionList = z.object({ chat_sessions: z.array(ChatSession) });
export type ChatSessionList = z.infer<typeof ChatSessionList>;

/** `GET /v1/saved-chats`, newest first: what was kept with Save, until `expires_at`. */
export const SavedChatList = z.object({
  saved_chats: z.array(ChatSession),
  /** Whether the person may have them as files (docs/product/chat.md, A saved chat as a file). */
  exports: z.boolean(),
});
export type SavedChatList = z.infer<typeof SavedChatList>;

/** As long as a chat's title may be. */
export const LONGEST_TITLE = 80;

/** `PATCH /v1/saved-chats/{id}`: another title, one line; the answer is the whole ChatSession. */
export const SavedChatChange = z.strictObject({
  title: z
    .string()
    .check(
      z.overwrite(oneLine),
      z.minLength(1, 'Please give the chat a name. It is called what it was.'),
      z.maxLength(
        LONGEST_TITLE,
        `A name can have at most ${LONGEST_TITLE} characters. Please shorten it a little.`,
      ),
    ),
});
export type SavedChatChange = z.infer<typeof SavedChatChange>;

/** What `GET /v1/saved-chats/{id}/export?format=` makes. */
export const ChatFileFormat = z.enum(['text', 'markdown', 'json'], 'Please choose text, Markdown or JSON.');
export type ChatFileFormat = z.infer<typeof ChatFileFormat>;

/** `POST /functions/v1/saathi-chat` (docs/product/chat.md, Sending). The last two fields name the chat and make a repeated call safe; both may be left out. */
export const SaathiChatRequest = z.strictObject({
  message: z.string(),
  category: Category,
  ai_name: z.string(),
  user_id: z.string(),
  /** Never read: the server has its own. The product's own pages send none. */
  conversation_history: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })),
  /** Without it: the person's open chat with that companion, or a new one. */
  chat_session_id: z.optional(z.uuid('There is no such chat.')),
  /** The idempotency key, made by the client: the same id never starts, or costs, a second reply. Without it one is made. */
  message_id: z.optional(z.uuid()),
  /** The person says of their last message that Saathi took it for graver than it was meant: the companion answers it, asking. */
  not_meant: z.optional(z.literal(true)),
  /** To a meditation guide: the practice the person comes from. It goes into the prompt, and is kept nowhere. */
  meditation_context: z.optional(PracticeNow),
  /**
   * The person's last message, which this one takes the place of together with its reply, once it has one itself. With the same
   * words the reply is tried again, and the earlier one can be looked back at.
   */
  replaces: z.optional(z.uuid('There is no such message.')),
});
export type SaathiChatRequest = z.infer<typeof SaathiChatRequest>;

export const SaathiChatResponse = z.object({ response: z.string() });
export type SaathiChatResponse = z.infer<typeof SaathiChatResponse>;

/**
 * The events of a streamed reply, `data:` lines of JSON. `accepted` is first: the message is stored, and what it was understood
 * to be about. `place` says how many turns at the model away it is, 0 once it has come; nobody who does not wait hears of it. `delta` carries the next words; `replace` takes the place of all
 * words so far (a refused reply, a crisis answer); `done` is last and carries the stored reply and the balance; `problem` is
 * last when the reply failed.
 */
export const ReplyEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('accepted'), intent: z.nullable(z.string()) }),
  z.object({ type: z.literal('place'), place: z.int() }),
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('replace'), text: z.string() }),
  z.object({ type: z.literal('done'), message: ChatMessage, credits: Credits }),
  z.object({
    type: z.literal('problem'),
    code: z.string(),
    message: z.string(),
    credits: z.nullable(Credits),
  }),
]);
export type ReplyEvent = z.infer<typeof ReplyEvent>;
