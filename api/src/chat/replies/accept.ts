import { randomUUID } from 'node:crypto';
import type { Category } from 'contracts/categories';
import type { SaathiChatRequest } from 'contracts/chat';
import { hasWords } from 'contracts/one-line';
import type { ProblemError } from 'contracts/problem';
import type { AtRisk, CareReply } from '../../care/care-reply.ts';
import { detectIntent } from '../../companion/intents.ts';
import { buildPrompt, type ChatMessage as PromptMessage } from '../../companion/prompt.ts';
import { dayIn } from '../../credits/day.ts';
import type { Reservation } from '../../credits/queries.ts';
import { reservationRefusal } from '../../credits/reservation-refusal.ts';
import type { Deps } from '../../deps.ts';
import { ageOn } from '../../people/age.ts';
import { policy } from '../../policy/policy.ts';
import { partRefused } from '../../server/database/part-refused.ts';
import { problem } from '../../server/problem/problem.ts';
import { type Standing, toEntitlements } from '../../subscriptions/entitlements.ts';
import { conversationKey } from '../keys/conversation-key.ts';
import { checkChatPermission, isAdult } from '../permission.ts';
import { chatBusy, chatEnded } from '../refusals.ts';
import type { ConversationKey } from '../seal.ts';
import { openUntil } from '../sessions/retention.ts';
import { type StoredText, sealText, unsealNames, unsealWords } from '../stored-text.ts';
import { textLanguage } from '../text-language.ts';
import { careFor } from './care.ts';
import type { ReplyContext } from './context.ts';
import { leaseFrom } from './lease.ts';
import { insertRun } from './queries.ts';

const DEFAULT_LANGUAGE = 'en';

/** A message with its own id and its chat's. */
export type NamedRequest = SaathiChatRequest &
  Required<Pick<SaathiChatRequest, 'chat_session_id' | 'message_id'>>;

/** A message that passed every check made before it is stored, with all it takes to write its reply. */
export interface AcceptedMessage {
  userId: string;
  sessionId: string;
  messageId: string;
  replyId: string;
  message: string;
  /** What the message asks for, if that could be told. */
  intent: ReturnType<typeof detectIntent>;
  key: ConversationKey;
  category: Category;
  /** The chat language. */
  language: string;
  /** Under 18, or nobody knows. */
  minor: boolean;
  /** Whether the person's career traits go into the reply. */
  careerInsights: boolean;
  autoDelete: boolean;
  /** What decides what the message costs. */
  standing: Standing;
  prompt: PromptMessage[];
  /** At a possible risk, which the companion is told to ask about: what Saathi asks if it cannot, and the lines beside it. */
  asking?: CareReply | undefined;
  /** The person said so of the message before this one. */
  notMeant?: true | undefined;
  /** Read alone it is plainly harmless. */
  harmless: boolean;
}

/** What the check made of a message that the companion answers. */
export interface TakenAs {
  /** Read alone it is plainly harmless. */
  harmless: boolean;
  /** What it possibly speaks of. */
  risk?: AtRisk;
}

/** Looks at a message and its conversation, and throws the problem to show when either speaks against a reply. */
export async function acceptMessage(
  request: NamedRequest,
  context: ReplyContext,
  { sql, clock, generations }: Pick<Deps, 'sql' | 'clock' | 'generations'>,
  taken: TakenAs,
): Promise<AcceptedMessage> {
  const key = await conversationKey({ sql, generations }, context.session);
  const { ai_name } = unsealNames(key, context.session.sealed, context.session.id);
  checkRequest(request, context, ai_name, clock());
  return toAcceptedMessage(request, context, key, clock(), taken);
}

/**
 * Stores an accepted message, holds its credit and starts its run, all at once: whoever sees the run may rely on all three.
 * Throws the problem to show; then nothing has changed.
 */
export async function storeMessage(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  accepted: AcceptedMessage,
): Promise<void> {
  const at = clock();
  const { userId, sessionId, messageId, replyId, key } = accepted;
  const sealedMessage = sealText(key, messageText(accepted), messageId);
  const run = { userId, sessionId, messageId, replyId, sealedMessage, at };
  const times = { leaseUntil: leaseFrom(at), expiresAt: openUntil(at, accepted.autoDelete) };
  try {
    await insertRun(sql, { ...run, ...times }, reservationOf(accepted, at));
  } catch (error) {
    throw refusalOf(partRefused(error)) ?? error;
  }
}

function reservationOf({ userId, messageId, standing }: AcceptedMessage, at: Date): Reservation {
  const { covered_daily, messages_per_minute } = toEntitlements(standing);
  return {
    userId,
    key: messageId,
    currency: 'chat',
    amount: policy.prices.message_chat_credits,
    coveredDaily: covered_daily,
    day: dayIn(policy.free.day_zone, at),
    dailyLimit: standing.plan ? null : policy.free.daily_messages,
    perMinute: messages_per_minute,
    at,
  };
}

function refusalOf(part: string | undefined): ProblemError | undefined {
  if (part === 'open') return chatEnded();
  if (part === 'started') return chatBusy();
  return reservationRefusal(part);
}

function checkRequest(request: NamedRequest, context: ReplyContext, aiName: string, at: Date): void {
  const { session, profile, answering } = context;
  if (request.category !== session.category || request.ai_name !== aiName) {
    throw problem(409, 'other_companion', 'This chat belongs to another companion. Please open it again.');
  }
  if (session.saved_at) throw chatEnded();
  checkChatPermission(profile, session, at);
  checkWords(request.message);
  if (answering) throw chatBusy();
}

/** Throws 403 `other_person` unless a message is sent for the person whose session it comes with. */
export function checkPerson({ user_id }: { user_id: string }, userId: string): void {
  if (user_id === userId) return;
  throw problem(
    403,
    'other_person',
    'This chat belongs to another account. Please login to continue chatting',
  );
}

/** Throws 400 for a message without words, and for one that is longer than the policy's limits.message_characters. */
export function checkWords(message: string): void {
  if (!hasWords(message)) throw problem(400, 'empty_message', 'Please write something first.');
  const longest = policy.limits.message_characters;
  if (message.length > longest) {
    throw problem(
      400,
      'message_too_long',
      `A message can have at most ${longest} characters. Please shorten it a little.`,
    );
  }
}

function toAcceptedMessage(
  request: NamedRequest,
  context: ReplyContext,
  key: ConversationKey,
  at: Date,
  { harmless, risk }: TakenAs,
): AcceptedMessage {
  const { session, profile, traits, history, standing } = context;
  const intent = detectIntent(request.message);
  const language = profile.language ?? DEFAULT_LANGUAGE;
  return {
    userId: session.user_id,
    sessionId: session.id,
    messageId: request.message_id,
    replyId: randomUUID(),
    message: request.message,
    intent,
    key,
    category: session.category,
    language,
    minor: !isAdult(profile.dob, at),
    careerInsights: traits !== null && intent === 'career_advice',
    autoDelete: profile.auto_delete,
    standing,
    asking: risk && careFor(request.message, risk, profile),
    notMeant: request.not_meant,
    harmless,
    prompt: buildPrompt({
      category: session.category,
      subcategory: session.subcategory,
      // As the conversation has it, which checkRequest made sure of.
      aiName: request.ai_name,
      aiGender: session.ai_gender,
      voiceStyle: session.voice_style,
      addressedAs: session.addressed_as,
      language,
      person: { name: profile.name ?? '', age: profile.dob === null ? null : ageOn(profile.dob, at) },
      traits,
      history: history.map(({ id, role, sealed }) => ({
        role,
        content: unsealWords(key, sealed, id),
      })),
      message: request.message,
      ...(risk && { care: { kind: risk.kind, notMeant: request.not_meant === true } }),
    }),
  };
}

function messageText({ message, intent, language, notMeant, harmless }: AcceptedMessage): StoredText {
  return {
    content: message,
    intent,
    care: false,
    suggested_frequency: null,
    career_insights_used: false,
    ...textLanguage(message, language),
    ...(notMeant && { not_meant: notMeant }),
    ...(harmless && { harmless: true as const }),
  };
}
