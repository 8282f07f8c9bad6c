import type { Category } from 'contracts/categories';
import type { ReplyEvent } from 'contracts/chat';
import { findCredits } from '../../credits/find-credits.ts';
import type { Deps } from '../../deps.ts';
import { conversationKey } from '../keys/conversation-key.ts';
import { chatEnded } from '../refusals.ts';
import { type ConversationKey, unseal } from '../seal.ts';
import { findChatSession } from '../sessions/queries.ts';
import { messageView } from '../sessions/view.ts';
import { unsealText } from '../stored-text.ts';
import { notifyReply, type ReplyNotifications } from './notifications.ts';
import { findReply, findRun, findSealedMessage, type RunRow } from './queries.ts';
import type { FinalEvent } from './read.ts';
import { parseProblem, problemEvent } from './reply-problem.ts';
import { settleFailedReply } from './settle.ts';

const POLL_MS = 1000;

/** Which reply to read, and with which key. */
export interface Followed {
  userId: string;
  messageId: string;
  category: Category;
  key: ConversationKey;
  /** What the message is about; undefined when it was taken back. */
  intent: string | null | undefined;
}

/** A reply that was started before, and what it takes to read it. */
export interface Started {
  run: RunRow;
  followed: Followed;
}

/**
 * The reply that a person's message started in a conversation; undefined when it started none. Throws 404 `chat_ended` when
 * it belongs to a conversation that is gone, or to another one.
 */
export async function findStarted(
  { sql, generations, clock }: Pick<Deps, 'sql' | 'generations' | 'clock'>,
  userId: string,
  sessionId: string,
  messageId: string,
): Promise<Started | undefined> {
  const run = await findRun(sql, userId, messageId);
  if (!run) return undefined;
  const session = await findChatSession(sql, userId, sessionId, clock());
  if (run.session_id !== session?.id) throw chatEnded();
  const key = await conversationKey({ sql, generations }, session);
  const sealed = await findSealedMessage(sql, userId, messageId);
  const intent = sealed && unsealText(key, sealed, messageId).intent;
  return { run, followed: { userId, messageId, category: session.category, key, intent } };
}

type FollowDeps = Pick<Deps, 'sql' | 'clock'> & { notifications: ReplyNotifications };

/**
 * A reply from its start, whoever writes it and wherever: the words so far, each next ones, and how it ended. Ends early
 * when `signal` fires. A run whose writer died is given up here, and its credit given back.
 */
export async function* follow(
  deps: FollowDeps,
  followed: Followed,
  run: RunRow,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  const signalOfChange = createChangeSignal(signal);
  const unsubscribe = deps.notifications.on(run.reply_id, signalOfChange.changed);
  try {
    if (run.state === 'running')
      await deps.notifications.listening().then(() => notifyReply(deps.sql, 'watch', run.reply_id));
    const { intent } = followed;
    if (intent !== undefined) yield { type: 'accepted', intent };
    yield* readAlong(deps, followed, signalOfChange.nextChange, signal);
  } finally {
    unsubscribe();
  }
}

async function* readAlong(
  deps: FollowDeps,
  followed: Followed,
  nextChange: () => Promise<void>,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  let shown = '';
  while (!signal.aborted) {
    const run = await findRun(deps.sql, followed.userId, followed.messageId);
    if (run?.state !== 'running') return yield* conclusion(deps, followed, run, shown);
    if (run.lease_until <= deps.clock()) {
      await settleFailedReply(deps.sql, { ...followed, replyId: run.reply_id }, 'reply_failed', deps.clock());
      continue;
    }
    const text = run.sealed ? unseal(followed.key, 'running', run.sealed, run.reply_id) : '';
    yield* difference(shown, text);
    shown = text;
    await nextChange();
  }
}

async function* conclusion(
  { sql, clock }: FollowDeps,
  { userId, messageId, category, key }: Followed,
  run: RunRow | undefined,
  shown: string,
): AsyncGenerator<ReplyEvent, void> {
  const credits = await findCredits(sql, userId, clock());
  const reply = run && (await findReply(sql, userId, messageId));
  if (!reply) {
    yield problemEvent(run ? parseProblem(run.problem) : 'chat_ended', category, credits);
    return;
  }
  const message = messageView({ ...reply, role: 'assistant', reply_to: messageId }, key);
  yield* difference(shown, message.content);
  yield { type: 'done', message, credits } satisfies FinalEvent;
}

function* difference(shown: string, text: string): Generator<ReplyEvent> {
  if (text === shown) return;
  if (text.startsWith(shown)) yield { type: 'delta', text: text.slice(shown.length) };
  else yield { type: 'replace', text };
}

interface ChangeSignal {
  changed: () => void;
  /** Resolves at the next notice, also one since the last call; after a while without any, too, and when `signal` fires. */
  nextChange: () => Promise<void>;
}

function createChangeSignal(signal: AbortSignal): ChangeSignal {
  let pending = false;
  let wake = () => {};
  const changed = () => {
    pending = true;
    wake();
  };
  signal.addEventListener('abort', changed);
  return {
    changed,
    async nextChange() {
      if (!pending) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, POLL_MS);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      pending = false;
    },
  };
}
