import { Traits } from 'contracts/personality';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { policy } from '../../policy/policy.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
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

type ContextRow = ChatSessionRow & ChatProfile & { traits: unknown; history: unknown; answering: boolean };

/** Everything an answer needs to know, read at once. */
export interface ReplyContext {
  session: ChatSessionRow;
  profile: ChatProfile;
  /** Null without traits, and when they cannot be read: the prompt is generic then (part 1 §8). */
  traits: StoredTraits | null;
  /** The last messages (the policy's context_messages), oldest first, still sealed. */
  history: { id: string; role: 'user' | 'assistant'; sealed: Buffer }[];
  /** Whether the conversation is writing a reply just now. */
  answering: boolean;
}

/** The conversation, its person and its last messages in one round trip. Undefined when it has expired or is not theirs. */
export async function findReplyContext(
  sql: SqlOrTransaction,
  userId: string,
  sessionId: string,
  at: Date,
): Promise<ReplyContext | undefined> {
  const [row] = await sql<ContextRow[]>`
    SELECT session.id, session.user_id, category, subcategory, session.sealed, ai_gender, voice_style, addressed_as,
      saved_at, session.created_at, session.updated_at, expires_at, master_key_id, wrapped,
      profile.name, profile.known_dob AS dob, profile.country, profile.language, coalesce(profile.auto_delete, true) AS auto_delete,
      to_jsonb(traits) AS traits,
      EXISTS (SELECT FROM chat_runs WHERE session_id = session.id AND state = 'running') AS answering,
      (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'role', role, 'sealed', translate(encode(sealed, 'base64'), E'\n', '')) ORDER BY seq), '[]')
        FROM (
          SELECT id, role, sealed, seq FROM chat_messages WHERE session_id = session.id ORDER BY seq DESC LIMIT ${policy.limits.context_messages}
        ) AS latest
      ) AS history
    FROM chat_sessions AS session
    JOIN chat_keys ON chat_keys.session_id = session.id
    LEFT JOIN user_profile AS profile ON profile.user_id = session.user_id
    LEFT JOIN user_traits AS traits ON traits.user_id = session.user_id
    WHERE expires_at > ${at} AND session.id = ${sessionId} AND session.user_id = ${userId}`;
  return row && toContext(row);
}

function toContext(row: ContextRow): ReplyContext {
  const { traits, history, answering, name, dob, country, language, auto_delete, ...session } = row;
  return {
    session,
    profile: { name, dob, country, language, auto_delete },
    traits: StoredTraits.safeParse(traits).data ?? null,
    history: z
      .array(HistoryRow)
      .parse(history)
      .map((message) => ({ ...message, sealed: Buffer.from(message.sealed, 'base64') })),
    answering,
  };
}
