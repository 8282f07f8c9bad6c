import type { Category } from 'contracts/categories';
import type { ReplyEvent } from 'contracts/chat';
import { creditsOf } from '../../credits/credits-of.ts';
import type { Deps } from '../../deps.ts';
import { unseal } from '../seal.ts';
import { messageView } from '../sessions/view.ts';
import type { FinalEvent } from './live-reply.ts';
import { parseProblem, problemEvent } from './problems.ts';
import { findReply, findRun, type RunRow } from './queries.ts';
import { settleFailed } from './settle.ts';
import { notify, type Wake } from './wake.ts';

const POLL_MS = 1000;

/** Which reply to read, and with which key. */
export interface Followed {
  userId: string;
  messageId: string;
  category: Category;
  key: Buffer;
}

type FollowDeps = Pick<Deps, 'sql' | 'clock'> & { wake: Wake };

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
  const bell = createBell(signal);
  const deaf = deps.wake.on(run.reply_id, bell.ring);
  try {
    if (run.state === 'running')
      await deps.wake.listening().then(() => notify(deps.sql, 'watch', run.reply_id));
    yield* readAlong(deps, followed, bell.rung, signal);
  } finally {
    deaf();
  }
}

async function* readAlong(
  deps: FollowDeps,
  followed: Followed,
  rung: () => Promise<void>,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  let shown = '';
  while (!signal.aborted) {
    const run = await findRun(deps.sql, followed.userId, followed.messageId);
    if (run?.state !== 'running') return yield* conclusion(deps, followed, run, shown);
    if (run.lease_until <= deps.clock()) {
      return yield await settleFailed(
        deps.sql,
        { ...followed, replyId: run.reply_id },
        'reply_failed',
        deps.clock(),
      );
    }
    const text = run.sealed ? unseal(followed.key, run.sealed, run.reply_id) : '';
    yield* difference(shown, text);
    shown = text;
    await rung();
  }
}

async function* conclusion(
  { sql, clock }: FollowDeps,
  { userId, messageId, category, key }: Followed,
  run: RunRow | undefined,
  shown: string,
): AsyncGenerator<ReplyEvent, void> {
  const credits = await creditsOf(sql, userId, clock());
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

interface Bell {
  ring: () => void;
  /** Resolves at the next ring, also one since the last call; after a while without any, too, and when `signal` fires. */
  rung: () => Promise<void>;
}

function createBell(signal: AbortSignal): Bell {
  let heard = false;
  let wake = () => {};
  const ring = () => {
    heard = true;
    wake();
  };
  signal.addEventListener('abort', ring);
  return {
    ring,
    async rung() {
      if (!heard) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, POLL_MS);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      heard = false;
    },
  };
}
