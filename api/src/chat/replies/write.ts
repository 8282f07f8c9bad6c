import { createReplyCheck, safeReplacement } from '../../care/check-reply.ts';
import type { StopReason } from '../../care/stop-reason.ts';
import { saysTrouble } from '../../companion/says-trouble.ts';
import { type AiError, aiError, isAiError } from '../../companion/upstream/ai-error.ts';
import type { Model, UpstreamTimeouts } from '../../companion/upstream/endpoint.ts';
import { createModel } from '../../companion/upstream/model.ts';
import type { ReplyEnd } from '../../companion/upstream/read-deltas.ts';
import { createTurns, type Turn } from '../../companion/upstream/turns.ts';
import type { Deps } from '../../deps.ts';
import { policy } from '../../policy/policy.ts';
import { describeError } from '../../server/log/describe-error.ts';
import { toEntitlements } from '../../subscriptions/entitlements.ts';
import type { AcceptedMessage } from './accept.ts';
import { waitInLine } from './in-line.ts';
import { type Interruption, keepLease, type Lease } from './lease.ts';
import { createReplyNotifications, type ReplyNotifications } from './notifications.ts';
import { createLiveReply, type FinalEvent, type LiveReply } from './read.ts';
import type { ReplyProblem } from './reply-problem.ts';
import { type Ending, settleFailedReply, settleReply, settleUnkept } from './settle.ts';
import { untilSettled } from './until-settled.ts';

/** How long a reply is waited for, in ms: in line, for what the upstream does, for its first words, and for its last. */
export interface ReplyTimeouts extends UpstreamTimeouts {
  inLineMs: number;
  firstWordsMs: number;
  longestMs: number;
}
const PATIENCE = { inLineMs: 120_000, firstWordsMs: 60_000, longestMs: 300_000 };
/** How many replies a process has written at once, unless a setting says. */
const CONCURRENCY = 256;

type RunDeps = Pick<Deps, 'sql' | 'clock' | 'log'> & {
  model: Model;
  notifications: ReplyNotifications;
  patience: Pick<ReplyTimeouts, keyof typeof PATIENCE>;
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
  const model = createModel(deps.ai, timeouts, ({ message }, endpoint) =>
    deps.log.warn({ endpoint }, `${message}, asked again`),
  );
  const runDeps: RunDeps = { ...deps, model, notifications, patience };
  const turns = createTurns(deps.ai.concurrency ?? CONCURRENCY);
  const running = new Map<LiveReply, AbortController>();
  // Conversations with a message that is being stored, or answered; resolves once it is stored. Of one that is sent twice at once,
  // the first is stored first and asks the model, alone.
  const busy = new Map<string, Promise<void>>();
  return {
    notifications,
    async start(accepted, store, early) {
      const control = new AbortController();
      const { sessionId, prompt, userId, standing, asking } = accepted;
      const turn = turns.take({
        personId: userId,
        first: toEntitlements(standing).priority,
        urgent: asking !== undefined,
      });
      const words = inTurn(turn, () => model(prompt, control.signal));
      const ahead = busy.get(sessionId);
      const opened = early && !ahead ? openAtOnce(words) : words;
      const stored = ahead ? ahead.catch(() => {}).then(store) : store();
      if (!ahead) busy.set(sessionId, stored);
      const free = () => !ahead && busy.delete(sessionId);
      try {
        await stored;
      } catch (error) {
        free();
        turn.leave();
        control.abort('refused');
        void words.return('whole').catch(() => {});
        throw error;
      }
      const live = createLiveReply(accepted.intent);
      running.set(live, control);
      void write(runDeps, accepted, { words: opened, turn }, live, control).then(() => {
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

/** What the model says when its turn has come. */
async function* inTurn({ coming }: Turn, ask: () => Words): Words {
  if (coming) await coming;
  return yield* ask();
}

/** The same words, the first of them asked for now rather than when somebody reads them. */
function openAtOnce(words: Words): Words {
  const first = words.next();
  // Whoever reads hears of it; nobody does when the message is refused.
  first.catch(() => {});
  return (async function* () {
    try {
      const { value, done } = await first;
      if (done) return value;
      yield value;
      return yield* words;
    } finally {
      await words.return('whole');
    }
  })();
}

type Words = AsyncGenerator<string, ReplyEnd>;
type Cut = Interruption | 'late' | 'crowded' | 'shutdown';

async function write(
  deps: RunDeps,
  accepted: AcceptedMessage,
  { words, turn }: { words: Words; turn: Turn },
  live: LiveReply,
  control: AbortController,
): Promise<void> {
  const { log, notifications, patience } = deps;
  const cut = (why: Cut) => control.abort(why);
  notifications.listening().catch(() => log.warn({}, 'notices about replies do not arrive'));
  const lease = keepLease(deps, accepted, live, cut);
  // Whoever is still in line has not begun, and pays for nothing.
  const inLine =
    turn.coming !== undefined && !(await waitInLine(turn, live, cut, control.signal, patience.inLineMs));
  const silent = setTimeout(() => live.text() || cut('late'), patience.firstWordsMs);
  const late = setTimeout(cut, patience.longestMs, 'late' satisfies Cut);
  const giveUp = () => settleFailedReply(deps.sql, accepted, 'reply_failed', deps.clock());
  try {
    const outcome = await passOn(words, accepted, live, control.signal);
    turn.leave();
    const settle = conclude({ ...deps, lease, inLine }, accepted, live, outcome, control.signal.reason);
    live.end(await untilSettled(settle, giveUp, log));
  } catch (error) {
    log.error({ replyId: accepted.replyId, error: describeError(error) }, 'a reply could not be written');
    live.end(await untilSettled(giveUp, giveUp, log));
  } finally {
    clearTimeout(silent);
    clearTimeout(late);
    turn.leave();
    lease.release();
  }
}

/** How the model's part ended. */
type Outcome =
  | { as: 'finished'; end: ReplyEnd }
  /** The reply said what no reply may say. */
  | { as: 'refused'; reason: StopReason }
  | { as: 'interrupted' }
  | { as: 'failed'; error: AiError };

/** Lets the model's words into `live`, every one of them past the safety check first (docs/product/care.md, Replies). */
async function passOn(
  words: Words,
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
    for (;;) {
      const { value, done } = await words.next();
      if (signal.aborted) return { as: 'interrupted' };
      if (done) {
        const finished: Outcome = { as: 'finished', end: value };
        return (
          pass(check.end()) ?? (live.text().trim() ? finished : { as: 'failed', error: aiError('empty') })
        );
      }
      const refused = pass(check.push(value.slice(0, room)));
      if (refused) return refused;
      room -= value.length;
      if (room < 0) return { as: 'failed', error: aiError('too_long') };
    }
  } catch (error) {
    if (signal.aborted) return { as: 'interrupted' };
    if (isAiError(error)) return { as: 'failed', error };
    throw error;
  } finally {
    // Nobody listens any more.
    await words.return('whole');
  }
}

/**
 * What is to be done about a reply that ended so, to be done as often as it takes. Words that were shown stay, whatever cut
 * them short, and cost; without any, the message is given back (docs/product/credits.md, Price of a message).
 */
function conclude(
  { sql, clock, log, lease, inLine }: RunDeps & { lease: Lease; inLine: boolean },
  accepted: AcceptedMessage,
  live: LiveReply,
  outcome: Outcome,
  cut: Cut | undefined,
): () => Promise<FinalEvent> {
  const keep = (state: Ending['state'], price: Ending['price'], cut = false) => {
    return () =>
      settleReply(
        sql,
        accepted,
        { content: live.text(), state, price, cut, watched: lease.watched() },
        clock(),
      );
  };
  if (outcome.as === 'finished') {
    return keep('done', saysTrouble(live.text()) ? 'refused' : 'credit', outcome.end === 'length');
  }
  if (outcome.as === 'refused') {
    live.replace(safeReplacement(outcome.reason, accepted.language));
    return keep('done', 'refused');
  }
  if (outcome.as === 'failed') log.warn({ replyId: accepted.replyId }, outcome.error.message);
  const shown = live.text().trim() !== '';
  const unshown = inLine ? 'nothing' : 'stopped';
  if (outcome.as === 'interrupted' && cut === 'gone') {
    return () => settleUnkept(sql, accepted, shown ? 'credit' : unshown, clock());
  }
  const filtered = outcome.as === 'failed' && outcome.error.failure === 'filtered';
  if (shown) return keep('stopped', filtered ? 'refused' : 'credit');
  const { asking: own } = accepted;
  if (own && cut !== 'stop') {
    live.replace(own.content);
    const ending = { content: own.content, state: 'done', price: 'nothing', own } as const;
    return () => settleReply(sql, accepted, { ...ending, watched: lease.watched() }, clock());
  }
  const problem = problemOf(outcome, cut);
  return () =>
    settleFailedReply(sql, accepted, problem, clock(), problem === 'stopped' ? unshown : 'nothing');
}

function problemOf(outcome: Outcome, cut: Cut | undefined): ReplyProblem {
  if (outcome.as === 'failed') return 'ai_unavailable';
  if (cut === 'crowded') return 'crowded';
  return cut === 'stop' ? 'stopped' : 'reply_failed';
}
