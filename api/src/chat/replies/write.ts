import { createReplyCheck, safeReplacement } from '../../care/check-reply.ts';
import type { StopReason } from '../../care/stop-reason.ts';
import { type AiError, aiError, isAiError } from '../../companion/upstream/ai-error.ts';
import { createModel, type Model, type UpstreamTimeouts } from '../../companion/upstream/model.ts';
import type { Deps } from '../../deps.ts';
import { policy } from '../../policy/policy.ts';
import { describeError } from '../../server/log/describe-error.ts';
import type { AcceptedMessage } from './accept.ts';
import { type Interruption, keepLease, type Lease } from './lease.ts';
import { createReplyNotifications, type ReplyNotifications } from './notifications.ts';
import { createLiveReply, type FinalEvent, type LiveReply } from './read.ts';
import type { ReplyProblem } from './reply-problem.ts';
import { type Ending, settleFailedReply, settleReply, settleUnkept } from './settle.ts';
import { untilSettled } from './until-settled.ts';

/** How long a reply is waited for, in ms: for what the upstream does, for its first words, and for its last. */
export interface ReplyTimeouts extends UpstreamTimeouts {
  firstWordsMs: number;
  longestMs: number;
}
const PATIENCE = { firstWordsMs: 60_000, longestMs: 300_000 };

type RunDeps = Pick<Deps, 'sql' | 'clock' | 'log'> & {
  model: Model;
  notifications: ReplyNotifications;
  patience: Pick<ReplyTimeouts, 'firstWordsMs' | 'longestMs'>;
};

/** The replies this process is writing. They go on when nobody reads along any more. */
export interface Runs {
  notifications: ReplyNotifications;
  /**
   * Writes the reply to a message once `store` has kept it; when that throws, so does this, and nothing was shown. With
   * `early` the model is asked while the message is being stored: it is told to stop, unheard, should that fail.
   */
  start: (accepted: AcceptedMessage, store: () => Promise<void>, early: boolean) => Promise<LiveReply>;
  /** Waits until every reply is settled; those that are not after `ms` are cut short and given back. */
  drain: (ms: number) => Promise<void>;
}

export function createRuns(
  deps: Pick<Deps, 'sql' | 'clock' | 'log' | 'ai'>,
  timeouts: Partial<ReplyTimeouts> = {},
): Runs {
  const notifications = createReplyNotifications(deps.sql);
  const patience = { ...PATIENCE, ...timeouts };
  const runDeps: RunDeps = { ...deps, model: createModel(deps.ai, timeouts), notifications, patience };
  const running = new Map<LiveReply, AbortController>();
  // Conversations with a message that is being stored, or answered; resolves once it is stored. Of one that is sent twice at once,
  // the first is stored first and asks the model, alone.
  const busy = new Map<string, Promise<void>>();
  return {
    notifications,
    async start(accepted, store, early) {
      const control = new AbortController();
      const { sessionId, prompt } = accepted;
      const words = runDeps.model(prompt, control.signal);
      const ahead = busy.get(sessionId);
      const opened = early && !ahead ? openAtOnce(words) : words;
      const stored = ahead ? ahead.catch(() => {}).then(store) : store();
      if (!ahead) busy.set(sessionId, stored);
      const free = () => !ahead && busy.delete(sessionId);
      try {
        await stored;
      } catch (error) {
        free();
        control.abort('refused');
        void words.return(undefined).catch(() => {});
        throw error;
      }
      const live = createLiveReply(accepted.intent);
      running.set(live, control);
      void write(runDeps, accepted, opened, live, control).then(() => {
        running.delete(live);
        free();
      });
      return live;
    },
    async drain(ms) {
      const timer = setTimeout(() => {
        for (const control of running.values()) control.abort('shutdown');
      }, ms);
      while (running.size > 0) await Promise.all([...running.keys()].map(({ ended }) => ended));
      clearTimeout(timer);
    },
  };
}

/** The same words, the first of them asked for now rather than when somebody reads them. */
function openAtOnce(words: AsyncGenerator<string>): AsyncGenerator<string> {
  const first = words.next();
  // Whoever reads hears of it; nobody does when the message is refused.
  first.catch(() => {});
  return (async function* () {
    try {
      const { value, done } = await first;
      if (done) return;
      yield value;
      yield* words;
    } finally {
      await words.return(undefined);
    }
  })();
}

type Cut = Interruption | 'late' | 'shutdown';

async function write(
  deps: RunDeps,
  accepted: AcceptedMessage,
  words: AsyncGenerator<string>,
  live: LiveReply,
  control: AbortController,
): Promise<void> {
  const { log, notifications, patience } = deps;
  const cut = (why: Cut) => control.abort(why);
  notifications.listening().catch(() => log.warn({}, 'notices about replies do not arrive'));
  const lease = keepLease(deps, accepted, live, cut);
  const silent = setTimeout(() => live.text() || cut('late'), patience.firstWordsMs);
  const late = setTimeout(cut, patience.longestMs, 'late' satisfies Cut);
  const giveUp = () => settleFailedReply(deps.sql, accepted, 'reply_failed', deps.clock());
  try {
    const outcome = await passOn(words, accepted, live, control.signal);
    const settle = conclude({ ...deps, lease }, accepted, live, outcome, control.signal.reason);
    live.end(await untilSettled(settle, giveUp, log));
  } catch (error) {
    log.error({ replyId: accepted.replyId, error: describeError(error) }, 'a reply could not be written');
    live.end(await untilSettled(giveUp, giveUp, log));
  } finally {
    clearTimeout(silent);
    clearTimeout(late);
    lease.release();
  }
}

/** How the model's part ended. */
type Outcome =
  | { as: 'finished' }
  /** The reply said what no reply may say. */
  | { as: 'refused'; reason: StopReason }
  | { as: 'interrupted' }
  | { as: 'failed'; error: AiError };

/** Lets the model's words into `live`, every one of them past the safety check first (docs/product/care.md, Replies). */
async function passOn(
  words: AsyncGenerator<string>,
  { minor }: Pick<AcceptedMessage, 'minor'>,
  live: LiveReply,
  signal: AbortSignal,
): Promise<Outcome> {
  const check = createReplyCheck({ minor });
  let room = policy.caps.reply_characters;
  const pass = (safe: { text: string; stop?: StopReason }): Outcome | undefined => {
    if (safe.stop) return { as: 'refused', reason: safe.stop };
    if (safe.text) live.append(safe.text);
    return undefined;
  };
  try {
    for await (const more of words) {
      if (signal.aborted) return { as: 'interrupted' };
      const refused = pass(check.push(more.slice(0, room)));
      if (refused) return refused;
      room -= more.length;
      if (room < 0) return { as: 'failed', error: aiError('too_long') };
    }
    if (signal.aborted) return { as: 'interrupted' };
    const refused = pass(check.end());
    if (refused) return refused;
    return live.text().trim() ? { as: 'finished' } : { as: 'failed', error: aiError('empty') };
  } catch (error) {
    if (signal.aborted) return { as: 'interrupted' };
    if (isAiError(error)) return { as: 'failed', error };
    throw error;
  }
}

/**
 * What is to be done about a reply that ended so, to be done as often as it takes. Words that were shown stay, whatever cut
 * them short, and cost; without any, the message is given back (docs/product/credits.md, Price of a message).
 */
function conclude(
  { sql, clock, log, lease }: RunDeps & { lease: Lease },
  accepted: AcceptedMessage,
  live: LiveReply,
  outcome: Outcome,
  cut: Cut | undefined,
): () => Promise<FinalEvent> {
  const keep = (state: Ending['state'], price: Ending['price']) => () =>
    settleReply(sql, accepted, { content: live.text(), state, price, watched: lease.watched() }, clock());
  if (outcome.as === 'finished') return keep('done', 'credit');
  if (outcome.as === 'refused') {
    live.replace(safeReplacement(outcome.reason, accepted.language));
    return keep('done', 'refused');
  }
  if (outcome.as === 'failed') log.warn({ replyId: accepted.replyId }, outcome.error.message);
  const shown = live.text().trim() !== '';
  if (outcome.as === 'interrupted' && cut === 'gone') {
    return () => settleUnkept(sql, accepted, shown ? 'credit' : 'stopped', clock());
  }
  if (shown) return keep('stopped', 'credit');
  const { asking: own } = accepted;
  if (own && cut !== 'stop') {
    live.replace(own.content);
    const ending = { content: own.content, state: 'done', price: 'nothing', own } as const;
    return () => settleReply(sql, accepted, { ...ending, watched: lease.watched() }, clock());
  }
  return () => settleFailedReply(sql, accepted, problemOf(outcome, cut), clock());
}

function problemOf(outcome: Outcome, cut: Cut | undefined): ReplyProblem {
  if (outcome.as === 'failed') return 'ai_unavailable';
  return cut === 'stop' ? 'stopped' : 'reply_failed';
}
