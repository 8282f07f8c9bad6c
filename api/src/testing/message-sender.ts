import { randomUUID } from 'node:crypto';
import type { AcceptedMessage } from '../chat/replies/accept.ts';
import { leaseFrom } from '../chat/replies/lease.ts';
import { findRun, insertRun, type RunRow } from '../chat/replies/queries.ts';
import { settleFailedReply, settleReply, settleUnkept } from '../chat/replies/settle.ts';
import { randomKey } from '../chat/seal.ts';
import { eraseChatSessions } from '../chat/sessions/erase.ts';
import { insertChatSession } from '../chat/sessions/queries.ts';
import type { Reservation } from '../credits/queries.ts';
import type { Price } from '../credits/settle-price.ts';
import type { Sql } from '../server/database/connect.ts';
import { partRefused } from '../server/database/part-refused.ts';

/** For tests: a person's messages, each in a chat of its own, whose credits move by the statements that production runs. */
export interface MessageSender {
  /** Accepts a message. Undefined when it was accepted, else the part it was refused for. */
  accept: (messageId: string, change?: Partial<Reservation>) => Promise<string | undefined>;
  /** Its reply has arrived: it is stored and costs `price`, a credit. False when the message was not waiting for one. */
  finish: (messageId: string, price?: Price) => Promise<boolean>;
  /** Its chat is erased while the reply is written, after words were shown unless `price` says otherwise. */
  erase: (messageId: string, price?: Price) => Promise<void>;
  /** Its reply has failed: the message, its credit and its place in the day are given back. */
  fail: (messageId: string) => Promise<void>;
  /** Its person stopped it before its first words. */
  stop: (messageId: string) => Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Sends for `userId` at the moment `at`, whose day in the policy's zone is `day`. */
export function createMessageSender(
  sql: Sql,
  { userId, at, day }: { userId: string; at: Date; day: string },
): MessageSender {
  const oneCredit = {
    userId,
    currency: 'chat',
    amount: 1,
    coveredDaily: 0,
    day,
    dailyLimit: 10,
    perMinute: 1000,
    at,
  } as const;
  const expiresAt = new Date(at.getTime() + HOUR_MS);
  return {
    async accept(messageId, change) {
      const run = { userId, messageId, replyId: randomUUID(), sealedMessage: Buffer.from('sealed'), at };
      const sessionId = await openChat(sql, userId, at, expiresAt);
      const times = { leaseUntil: leaseFrom(at), expiresAt };
      return refusedPart(
        insertRun(sql, { ...run, ...times, sessionId }, { ...oneCredit, key: messageId, ...change }),
      );
    },
    async finish(messageId, price = 'credit') {
      const run = await findRun(sql, userId, messageId);
      if (!run) return false;
      const ending = { content: 'Yes.', state: 'done', price, watched: false } as const;
      return (await settleReply(sql, acceptedMessage(run), ending, at)).type === 'done';
    },
    async erase(messageId, price = 'credit') {
      const run = await findRun(sql, userId, messageId);
      if (!run) return;
      await eraseChatSessions(sql, [run.session_id]);
      if (run.state === 'running') await settleUnkept(sql, acceptedMessage(run), price, at);
    },
    async fail(messageId) {
      const run = await findRun(sql, userId, messageId);
      if (run) await settleFailedReply(sql, acceptedMessage(run), 'reply_failed', at);
    },
    async stop(messageId) {
      const run = await findRun(sql, userId, messageId);
      if (run) await settleFailedReply(sql, acceptedMessage(run), 'stopped', at);
    },
  };
}

async function openChat(sql: Sql, userId: string, at: Date, expiresAt: Date): Promise<string> {
  const id = randomUUID();
  await insertChatSession(sql, {
    id,
    user_id: userId,
    category: 'mentor',
    subcategory: null,
    sealed: Buffer.from('sealed'),
    ai_gender: 'female',
    voice_style: 'calm',
    addressed_as: 'not_specified',
    saved_at: null,
    created_at: at,
    updated_at: at,
    expires_at: expiresAt,
    generation: null,
    wrapped: Buffer.from('wrapped'),
  });
  return id;
}

async function refusedPart(work: Promise<void>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    const part = partRefused(error);
    if (part === undefined) throw error;
    return part;
  }
}

function acceptedMessage(run: RunRow): AcceptedMessage {
  return {
    userId: run.user_id,
    sessionId: run.session_id,
    messageId: run.message_id,
    replyId: run.reply_id,
    key: { key: randomKey(), userId: run.user_id, sessionId: run.session_id },
    category: 'mentor',
    language: 'en',
    minor: false,
    careerInsights: false,
    autoDelete: true,
    standing: { plan: null, bought: false },
    message: '',
    intent: 'casual_chat',
    harmless: true,
    prompt: [],
  };
}
