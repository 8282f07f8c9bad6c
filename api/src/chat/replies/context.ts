import { Traits } from 'contracts/personality';
import * as z from 'zod';
import * as mini from 'zod/mini';
import type { SignedIn } from '../../auth/person.ts';
import { type SignedInRow, signedInParts, toSignedIn } from '../../auth/signed-in-queries.ts';
import { hashSessionToken } from '../../auth/stored-tokens.ts';
import { dayIn } from '../../credits/day.ts';
import { policy } from '../../policy/policy.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
import { type Standing, toEntitlements } from '../../subscriptions/entitlements.ts';
import { standingColumns } from '../../subscriptions/standing-queries.ts';
import type { ChatProfile, ChatSessionRow } from '../sessions/queries.ts';

const HistoryRow = z.object({ id: z.string(), role: z.enum(['user', 'assistant']), sealed: z.base64() });

/** The traits a prompt uses. */
const StoredTraits = mini.pick(Traits, {
  mbti_type: true,
  strengths: true,
  communication_style: true,
  personality_summary: true,
  career_profile: true,
});
type StoredTraits = mini.infer<typeof StoredTraits>;

interface Limits {
  credits: number | null;
  this_minute: number | null;
  today: number | null;
}

/** Whether the person subscribed or bought a pack is part of what limits them. */
type Allowed = Limits & Standing;

interface Parts {
  traits: unknown;
  history: unknown;
  answering: boolean;
  started: boolean;
}

type ContextRow = { place: number } & SignedInRow &
  Allowed &
  Parts &
  ChatProfile & { [K in keyof ChatSessionRow]: ChatSessionRow[K] | null };

/** What a reply takes to be written. */
export interface ReplyContext {
  session: ChatSessionRow;
  profile: ChatProfile;
  /** Null without traits, and when they cannot be read: the prompt is generic then. */
  traits: StoredTraits | null;
  /** The last messages (the policy's context_messages), oldest first, still sealed. */
  history: { id: string; role: 'user' | 'assistant'; sealed: Buffer }[];
  /** Whether the conversation is writing a reply just now. */
  answering: boolean;
  /**
   * Whether nothing speaks against the message being accepted: a guess, good enough to ask the model early. What decides
   * is the reservation, when it is made.
   */
  promising: boolean;
  standing: Standing;
}

/** Who sends a message, and, unless their conversation has expired or is not theirs, what its reply takes. */
export interface Sender {
  signedIn: SignedIn;
  context: ReplyContext | undefined;
}

/** Which message is asked about, and by whom. */
export interface Sent {
  /** Of the sign-in session. */
  token: string;
  sessionId: string;
  messageId: string;
}

/**
 * Everything that a message's reply depends on, in one statement and so one round trip, for all of `sent` at once: sign-in
 * session, person, profile, traits, conversation, last messages, and how far their limits are. In the order of `sent`;
 * undefined where the sign-in session is over.
 */
export async function findSenders(
  sql: SqlOrTransaction,
  sent: readonly Sent[],
  at: Date,
): Promise<(Sender | undefined)[]> {
  const { columns, tables } = signedInParts(sql, sql`sent.token`, at);
  const rows = await sql<ContextRow[]>`
    SELECT sent.place::int, ${columns},
      session.id, session.user_id, category, subcategory, session.sealed, ai_gender, voice_style, addressed_as,
      saved_at, session.created_at, session.updated_at, session.expires_at, generation, wrapped,
      profile.name, CASE WHEN profile.known_dob IS NOT NULL THEN profile.youngest_dob END AS dob, profile.youngest_dob, profile.country, profile.language, coalesce(profile.auto_delete, true) AS auto_delete,
      to_jsonb(traits) AS traits,
      EXISTS (SELECT FROM chat_runs WHERE session_id = session.id AND state = 'running') AS answering,
      EXISTS (SELECT FROM chat_runs WHERE user_id = person.id AND message_id = sent.message_id) AS started,
      (SELECT available FROM credit_accounts WHERE user_id = person.id AND currency = 'chat') AS credits,
      (SELECT count FROM rate_limit WHERE key = 'message:' || person.id AND ends_at > ${at}) AS this_minute,
      (
        SELECT message_count FROM user_daily_usage
        WHERE user_id = person.id AND usage_date = ${dayIn(policy.free.day_zone, at)}
      ) AS today,
      ${standingColumns(sql, sql`person.id`, at)},
      (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'role', role, 'sealed', translate(encode(sealed, 'base64'), E'\n', '')) ORDER BY seq), '[]')
        FROM (
          SELECT id, role, sealed, seq FROM chat_messages WHERE session_id = session.id ORDER BY seq DESC LIMIT ${policy.limits.context_messages}
        ) AS latest
      ) AS history
    FROM unnest(
      ${sent.map(({ token }) => hashSessionToken(token))}::text[], ${sent.map(({ sessionId }) => sessionId)}::uuid[],
      ${sent.map(({ messageId }) => messageId)}::uuid[]
    ) WITH ORDINALITY AS sent (token, session_id, message_id, place)
    CROSS JOIN ${tables}
    LEFT JOIN (chat_sessions AS session JOIN chat_keys ON chat_keys.session_id = session.id)
      ON session.id = sent.session_id AND session.user_id = person.id AND session.expires_at > ${at}
    LEFT JOIN user_profile AS profile ON profile.user_id = person.id
    LEFT JOIN user_traits AS traits ON traits.user_id = person.id`;
  const senders = new Map(rows.map((row) => [row.place, toSender(row)]));
  return sent.map((_, index) => senders.get(index + 1));
}

function toSender(row: ContextRow): Sender {
  return { signedIn: toSignedIn(row), context: toContext(row) };
}

function toContext(row: ContextRow): ReplyContext | undefined {
  const {
    traits,
    history,
    answering,
    started,
    name,
    dob,
    youngest_dob,
    country,
    language,
    auto_delete,
    plan,
    bought,
    ...rest
  } = row;
  if (!hasSession(rest)) return undefined;
  return {
    session: rest,
    profile: { name, dob, youngest_dob, country, language, auto_delete },
    traits: StoredTraits.safeParse(traits).data ?? null,
    history: z
      .array(HistoryRow)
      .parse(history)
      .map((message) => ({ ...message, sealed: Buffer.from(message.sealed, 'base64') })),
    answering,
    promising: !answering && !started && isWithinLimits(row),
    standing: { plan, bought },
  };
}

// A left join leaves either the whole conversation out or none of it.
function hasSession<T extends Pick<ContextRow, keyof ChatSessionRow>>(row: T): row is T & ChatSessionRow {
  return row.id !== null;
}

function isWithinLimits({ credits, this_minute, today, plan, bought }: Allowed): boolean {
  const { free, prices } = policy;
  const { covered_daily, messages_per_minute } = toEntitlements({ plan, bought });
  const unlimited = plan !== null || bought || free.daily_messages === null;
  const covered = covered_daily === null || (today ?? 0) < covered_daily;
  return (
    (covered || (credits ?? 0) >= prices.message_chat_credits) &&
    (this_minute ?? 0) < messages_per_minute &&
    (unlimited || (today ?? 0) < (free.daily_messages ?? 0))
  );
}
