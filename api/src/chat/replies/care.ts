import { randomUUID } from 'node:crypto';
import type { SaathiChatRequest } from 'contracts/chat';
import type { Credits } from 'contracts/credits';
import { keyedHash } from '../../auth/limits.ts';
import { type AtRisk, type CareReply, careReply } from '../../care/care-reply.ts';
import { writtenIn } from '../../care/written-in.ts';
import { findCredits } from '../../credits/find-credits.ts';
import type { Deps } from '../../deps.ts';
import { policy } from '../../policy/policy.ts';
import { inTime } from '../../server/in-time.ts';
import { describeError } from '../../server/log/describe-error.ts';
import { consumeRateLimit } from '../../server/rate-limit/rate-limit.ts';
import { countUp } from '../../transparency/queries.ts';
import { conversationKey } from '../keys/conversation-key.ts';
import { findCompanionChat, type NamedCompanion } from '../sessions/companion-chat.ts';
import { type ChatProfile, findChatProfile, findChatSession } from '../sessions/queries.ts';
import { messageView } from '../sessions/view.ts';
import { type StoredText, sealText } from '../stored-text.ts';
import { textLanguage } from '../text-language.ts';
import { findReply, insertCare } from './queries.ts';
import type { FinalEvent } from './read.ts';

const DEFAULT_COUNTRY = 'IN';
const NO_CREDITS: Credits = {
  chat_credits: 0,
  camera_gallery_credits: 0,
  pack: 'free',
  subscription: null,
  daily: null,
};
const NOBODY: ChatProfile = {
  name: null,
  dob: null,
  youngest_dob: null,
  country: null,
  language: null,
  auto_delete: true,
};

type CareDeps = Pick<Deps, 'sql' | 'clock' | 'generations' | 'ai' | 'log' | 'secrets'>;
/** What a message in a crisis is answered by; the rest of its call may be anything. */
export type CareRequest = Pick<SaathiChatRequest, 'message' | 'chat_session_id'> &
  Partial<NamedCompanion> & { message_id: string };

const DAY_SECONDS = 86_400;

/**
 * Saathi's own answer to a message in a crisis (docs/product/care.md, Crisis): at once, for anybody, whatever their credits, limits,
 * country or chat, and whatever else fails. It is kept in the chat where there is one to keep it in, and never charged. At `until`
 * (performance.now()) it comes without whatever the database has not said by then.
 */
export async function answerWithCare(
  deps: CareDeps,
  request: CareRequest,
  risk: AtRisk,
  userId?: string,
  until = 0,
): Promise<Extract<FinalEvent, { type: 'done' }>> {
  const { sql, clock } = deps;
  const attempt = <T>(what: Promise<T>, otherwise: T) =>
    inTime(
      until - performance.now(),
      what.catch(() => otherwise),
      otherwise,
    );
  const profile = userId ? await attempt(findChatProfile(sql, userId), NOBODY) : NOBODY;
  const text = careText(careFor(request.message, risk, profile));
  const [kept, credits] = userId
    ? await Promise.all([
        attempt(keep(deps, request, text, userId), undefined),
        attempt(findCredits(sql, userId, clock()), NO_CREDITS),
      ])
    : [undefined, NO_CREDITS];
  const message = kept ?? {
    id: randomUUID(),
    role: 'assistant',
    reply_to: request.message_id,
    state: 'done',
    ...text,
    created_at: clock().toISOString(),
  };
  // Nobody waits for it.
  countUp(sql, 'care_referrals', sql`1`).catch((error: unknown) => {
    deps.log.error({ error: describeError(error) }, 'a referral to care was not counted');
  });
  return { type: 'done', message, credits };
}

/** Saathi's own reply to a message. Somebody who writes Hindi at a risk reads Hindi, whatever the chat was set to. */
export function careFor(
  message: string,
  risk: AtRisk,
  { country, name, language }: Pick<ChatProfile, 'country' | 'name' | 'language'>,
): CareReply {
  const written = writtenIn(message, language ?? 'en');
  return careReply({ ...risk, country: country ?? DEFAULT_COUNTRY, language: written, name });
}

/** The same as it is kept. */
export function careText({ content, help, language }: CareReply): StoredText {
  return {
    content,
    help,
    intent: null,
    care: true,
    suggested_frequency: null,
    career_insights_used: false,
    lang: language,
    dir: textLanguage(help.words, language).dir,
  };
}

/** Keeps question and answer in the chat. Failing to keep them must never keep them from the person. */
async function keep(deps: CareDeps, request: CareRequest, text: StoredText, userId: string) {
  try {
    return await store(deps, request, text, userId);
  } catch (error) {
    deps.log.error({ error: describeError(error) }, 'a care reply could not be kept');
    return undefined;
  }
}

async function store(deps: CareDeps, request: CareRequest, text: StoredText, userId: string) {
  const { sql, clock, generations } = deps;
  const at = clock();
  const session = await findChat(deps, request, userId, at);
  if (!session || session.saved_at) return undefined;
  // Every one is answered; that one person's messages fill the database is all that ends here. Who was in a crisis is in no list.
  const person = keyedHash(deps.secrets.authSecret, `care:${userId}`);
  if (!(await consumeRateLimit(sql, `care:${person}`, policy.caps.care_kept_daily, DAY_SECONDS)))
    return undefined;
  const key = await conversationKey({ sql, generations }, session);
  const replyId = randomUUID();
  const content = request.message.slice(0, policy.limits.message_characters);
  const { help, ...plain } = text;
  const asked: StoredText = { ...plain, ...textLanguage(content, text.lang), content, care: false };
  await insertCare(sql, {
    userId,
    sessionId: session.id,
    messageId: request.message_id,
    replyId,
    sealedMessage: sealText(key, asked, request.message_id),
    sealedReply: sealText(key, text, replyId),
    at,
  });
  const reply = await findReply(sql, userId, request.message_id);
  const kept = reply && messageView({ ...reply, role: 'assistant', reply_to: request.message_id }, key);
  // An id that an ordinary message had before must not bring its answer to a crisis.
  return kept?.care ? kept : undefined;
}

/** The chat that a message in a crisis names, or the open one with its companion; none is begun for it. */
async function findChat(deps: CareDeps, request: CareRequest, userId: string, at: Date) {
  const { chat_session_id, category, ai_name } = request;
  const companion = category !== undefined && ai_name !== undefined ? { category, ai_name } : undefined;
  const id = chat_session_id ?? (companion && (await findCompanionChat(deps, userId, companion)));
  return id === undefined ? undefined : findChatSession(deps.sql, userId, id, at);
}
