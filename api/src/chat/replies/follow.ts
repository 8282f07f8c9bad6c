import type { Category } from 'contracts/categories';
import type { ReplyEvent } from 'contracts/chat';
import { findCredits } from '../../credits/find-credits.ts';
import type { Deps } from '../../deps.ts';
import { unseal } from '../seal.ts';
import { messageView } from '../sessions/view.ts';
import type { FinalEvent } from './live-reply.ts';
import { notifyReply, type ReplyNotifications } from './notifications.ts';
import { parseProblem, problemEvent } from './problems.ts';
import { findReply, findRun, type RunRow } from './queries.ts';
import { settleFailedReply } from './settle.ts';

const POLL_MS = 1000;

/** Which reply to read, and with which key. */
export interface Followed {
  userId: string;
  messageId: string;
  category: Category;
  key: Buffer;
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
      return yield await settleFailedReply(
        deps.sql,
        { ...followed, replyId: run.reply_id },
        'reply_failed',
        deps.clock(),
      );
    }
    const text = run.sealed ? unseal(followed.key, run.sealed, run.reply_id) : '';
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
  /** Resolves at the next ring, also one since the last call; after a while without any, too, and when `signal` fires. */
  nextChange: () => Promise<void>;
}

function createChangeSignal(signal: AbortSignal): ChangeSignal {
  let pending = false;
  let notifications = () => {};
  const changed = () => {
    pending = true;
    notifications();
  };
  signal.addEventListener('abort', changed);
  return {
    changed: changed,
    async nextChange() {
      if (!pending) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, POLL_MS);
          notifications = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      pending = false;
    },
  };
}
