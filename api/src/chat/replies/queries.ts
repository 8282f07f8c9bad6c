import type { ReplyState } from 'contracts/chat';
import { type Reservation, reservation } from '../../credits/queries.ts';
import type { SqlOrTransaction } from '../../server/database/connect.ts';
import type { ReplyProblem } from './reply-problem.ts';

/** A reply's run: who writes what for whom, and until when its writer counts as alive. */
export interface RunRow {
  user_id: string;
  message_id: string;
  session_id: string;
  reply_id: string;
  state: ReplyState;
  sealed: Buffer | null;
  problem: string | null;
  stop_asked: boolean;
  lease_until: Date;
}

/** The run that a message started, if it started one. */
export async function findRun(
  sql: SqlOrTransaction,
  userId: string,
  messageId: string,
): Promise<RunRow | undefined> {
  const [row] = await sql<RunRow[]>`
    SELECT user_id, message_id, session_id, reply_id, state, sealed, problem, stop_asked, lease_until
    FROM chat_runs WHERE user_id = ${userId} AND message_id = ${messageId}`;
  return row;
}

/** A message that was accepted, and the run that will answer it. */
export interface NewRun {
  userId: string;
  sessionId: string;
  messageId: string;
  replyId: string;
  sealedMessage: Buffer;
  /** The person's message whose place it takes once it has a reply (docs/product/chat.md, Trying again). */
  replaces?: string | undefined;
  at: Date;
  leaseUntil: Date;
  expiresAt: Date;
}

/**
 * Stores the message, starts its run and holds its credit, all of it or nothing, in one statement and so one round trip. Is
 * refused (refuse_unless) as `open` when the conversation ended meanwhile, as `started` when it is still answering another
 * message or had this one before, as `last` when what it replaces is not the last message any more, and as any ReservationPart.
 */
export async function insertRun(sql: SqlOrTransaction, run: NewRun, reserved: Reservation): Promise<void> {
  const {
    userId,
    sessionId,
    messageId,
    replyId,
    replaces = null,
    sealedMessage,
    at,
    leaseUntil,
    expiresAt,
  } = run;
  const { parts, holds } = reservation(sql, reserved, sql`FROM run`);
  // Losing this commit in a crash loses message, run and reservation alike: nothing to wait for the disk for.
  await sql`
    WITH chat AS (
      UPDATE chat_sessions SET updated_at = ${at}, expires_at = ${expiresAt}
      WHERE id = ${sessionId} AND user_id = ${userId} AND saved_at IS NULL AND expires_at > ${at}
      RETURNING id
    ), run AS (
      INSERT INTO chat_runs (user_id, message_id, session_id, reply_id, replaces, lease_until, started_at)
      SELECT ${userId}, ${messageId}, id, ${replyId}, ${replaces}::uuid, ${leaseUntil}, ${at} FROM chat
      ON CONFLICT DO NOTHING RETURNING session_id
    ), message AS (
      INSERT INTO chat_messages (user_id, id, session_id, role, sealed, created_at)
      SELECT ${userId}, ${messageId}, session_id, 'user', ${sealedMessage}, ${at} FROM run
    ), ${parts}
    SELECT set_config('synchronous_commit', 'off', true),
      refuse_unless('open', EXISTS (SELECT FROM chat)), refuse_unless('started', EXISTS (SELECT FROM run)),
      refuse_unless('last', ${replaces}::uuid IS NULL OR ${replaces}::uuid = (
        SELECT reply_to FROM chat_messages WHERE session_id = ${sessionId} ORDER BY seq DESC LIMIT 1)), ${holds}`;
}

/** What the writer learns when it says that it is alive; undefined when the run is no longer its own. */
export async function renewLease(
  sql: SqlOrTransaction,
  replyId: string,
  sealed: Buffer | null,
  leaseUntil: Date,
): Promise<{ stop_asked: boolean } | undefined> {
  const [row] = await sql<{ stop_asked: boolean }[]>`
    UPDATE chat_runs SET lease_until = ${leaseUntil}, sealed = ${sealed}
    WHERE reply_id = ${replyId} AND state = 'running' RETURNING stop_asked`;
  return row;
}

/** Leaves word for the writer that its person wants no more. False when the reply has ended already. */
export async function askToStop(sql: SqlOrTransaction, replyId: string): Promise<boolean> {
  const { count } = await sql`
    UPDATE chat_runs SET stop_asked = true WHERE reply_id = ${replyId} AND state = 'running'`;
  return count === 1;
}

/** A reply to be kept. */
export interface NewReply {
  userId: string;
  sessionId: string;
  replyId: string;
  messageId: string;
  state: 'done' | 'stopped';
  sealed: Buffer;
  /** Whether it takes the place of what its run replaces. */
  replacing: boolean;
  at: Date;
  expiresAt: Date;
}

/** What happened to the conversation when its reply was stored. */
export interface StoredReply {
  category: string;
  first: boolean;
}

/**
 * Ends a run with its reply, in one statement, and erases the message and reply whose place the two take. Undefined, and nothing stored, when the run is no longer running. Locks the
 * conversation before the run, as insertRun does: the other order could deadlock with the person's next message.
 */
export async function storeReply(sql: SqlOrTransaction, reply: NewReply): Promise<StoredReply | undefined> {
  const { userId, sessionId, replyId, messageId, state, sealed, replacing, at, expiresAt } = reply;
  const [row] = await sql<StoredReply[]>`
    WITH chat AS (
      SELECT id, category, NOT counted AS first FROM chat_sessions WHERE id = ${sessionId} FOR NO KEY UPDATE
    ), ended AS (
      UPDATE chat_runs SET state = ${state}, sealed = NULL FROM chat
      WHERE reply_id = ${replyId} AND user_id = ${userId} AND state = 'running' AND session_id = chat.id
      RETURNING session_id, CASE WHEN ${replacing} THEN replaces END AS replaced
    ), erased AS (
      DELETE FROM chat_messages AS message USING ended
      WHERE message.user_id = ${userId} AND message.session_id = ended.session_id AND replaced IN (id, reply_to)
    ), told AS (
      UPDATE chat_runs SET problem = ${'replaced' satisfies ReplyProblem} FROM ended
      WHERE user_id = ${userId} AND message_id = replaced
    ), written AS (
      INSERT INTO chat_messages (user_id, id, session_id, role, reply_to, state, sealed, created_at)
      SELECT ${userId}, ${replyId}, session_id, 'assistant', ${messageId}, ${state}, ${sealed}, ${at} FROM ended
    )
    UPDATE chat_sessions AS session SET
      updated_at = ${at}, counted = true,
      expires_at = CASE WHEN saved_at IS NULL THEN ${expiresAt} ELSE expires_at END
    FROM ended, chat WHERE session.id = ended.session_id
    RETURNING session.category, chat.first`;
  return row;
}

/**
 * Ends a run without a reply and takes its message back, in one statement. False when it was not running any more. The chat is
 * locked first, as by whoever erases it: the other order could deadlock with that.
 */
export async function failRun(sql: SqlOrTransaction, replyId: string, problem: string): Promise<boolean> {
  const rows = await sql`
    WITH chat AS (
      SELECT session.id FROM chat_runs AS run JOIN chat_sessions AS session ON session.id = run.session_id
      WHERE run.reply_id = ${replyId} FOR KEY SHARE OF session
    ), ended AS (
      UPDATE chat_runs SET state = 'failed', sealed = NULL, problem = ${problem} FROM chat
      WHERE reply_id = ${replyId} AND state = 'running' AND session_id = chat.id RETURNING user_id, message_id
    ), taken_back AS (
      DELETE FROM chat_messages USING ended
      WHERE chat_messages.user_id = ended.user_id AND chat_messages.id = ended.message_id
    )
    SELECT FROM ended`;
  return rows.length === 1;
}

/** Says otherwise why a run failed. */
export async function renameProblem(sql: SqlOrTransaction, replyId: string, problem: string): Promise<void> {
  await sql`UPDATE chat_runs SET problem = ${problem} WHERE reply_id = ${replyId}`;
}

/** Runs whose writer died, of one person or of everybody: still running past their lease; at most `limit`. */
export async function findAbandoned(
  sql: SqlOrTransaction,
  at: Date,
  limit: number,
  userId: string | null,
): Promise<{ user_id: string; message_id: string; reply_id: string }[]> {
  return sql<{ user_id: string; message_id: string; reply_id: string }[]>`
    SELECT user_id, message_id, reply_id FROM chat_runs
    WHERE state = 'running' AND lease_until <= ${at} AND user_id = coalesce(${userId}, user_id)
    ORDER BY lease_until LIMIT ${limit}`;
}

/** Counts a conversation in the person's journey (user_profile's counters), once it has its first reply. */
export async function countSession(sql: SqlOrTransaction, userId: string, category: string): Promise<void> {
  await sql`
    INSERT INTO chat_category_counts AS counts (user_id, category, sessions) VALUES (${userId}, ${category}, 1)
    ON CONFLICT (user_id, category) DO UPDATE SET sessions = counts.sessions + 1`;
  await sql`
    INSERT INTO user_profile (user_id, total_sessions, favorite_category) VALUES (${userId}, 1, ${category})
    ON CONFLICT (user_id) DO UPDATE SET
      total_sessions = user_profile.total_sessions + 1,
      favorite_category = (
        SELECT category FROM chat_category_counts WHERE user_id = ${userId} ORDER BY sessions DESC, category LIMIT 1
      )`;
}

/** A stored reply, by the message it answers. */
export async function findReply(
  sql: SqlOrTransaction,
  userId: string,
  messageId: string,
): Promise<{ id: string; state: 'done' | 'stopped'; sealed: Buffer; created_at: Date } | undefined> {
  const [row] = await sql<{ id: string; state: 'done' | 'stopped'; sealed: Buffer; created_at: Date }[]>`
    SELECT id, state, sealed, created_at FROM chat_messages
    WHERE user_id = ${userId} AND reply_to = ${messageId}`;
  return row;
}

/** A person's stored message as it is sealed. */
export async function findSealedMessage(
  sql: SqlOrTransaction,
  userId: string,
  messageId: string,
): Promise<Buffer | undefined> {
  const [row] = await sql<{ sealed: Buffer }[]>`
    SELECT sealed FROM chat_messages WHERE user_id = ${userId} AND id = ${messageId}`;
  return row?.sealed;
}

/** A message in a crisis and Saathi's answer, both sealed. */
export interface NewCare {
  userId: string;
  sessionId: string;
  messageId: string;
  replyId: string;
  sealedMessage: Buffer;
  sealedReply: Buffer;
  at: Date;
}

/** Keeps message and answer together, once per message, whether or not another reply is being written. */
export async function insertCare(sql: SqlOrTransaction, care: NewCare): Promise<void> {
  const { userId, sessionId, messageId, replyId, sealedMessage, sealedReply, at } = care;
  await sql`
    WITH run AS (
      INSERT INTO chat_runs (user_id, message_id, session_id, reply_id, state, lease_until, started_at)
      VALUES (${userId}, ${messageId}, ${sessionId}, ${replyId}, 'done', ${at}, ${at})
      ON CONFLICT DO NOTHING RETURNING session_id
    ), chat AS (
      UPDATE chat_sessions SET updated_at = ${at} FROM run WHERE id = session_id
    )
    INSERT INTO chat_messages (user_id, id, session_id, role, reply_to, sealed, created_at)
    SELECT ${userId}, said.id, session_id, said.role, said.reply_to, said.sealed, ${at}
    FROM run, (VALUES
      (${messageId}::uuid, 'user', NULL::uuid, ${sealedMessage}::bytea),
      (${replyId}::uuid, 'assistant', ${messageId}::uuid, ${sealedReply}::bytea)
    ) AS said (id, role, reply_to, sealed)`;
}
