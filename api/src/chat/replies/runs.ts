import { safeReplacement } from '../../care/check-reply.ts';
import { createModel, type Model, type UpstreamTimeouts } from '../../companion/upstream/model.ts';
import type { Deps } from '../../deps.ts';
import { describeError } from '../../server/log/describe-error.ts';
import type { AcceptedMessage } from './accepted-message.ts';
import { generateReply, type Outcome } from './generate.ts';
import { type Interruption, keepLease } from './lease.ts';
import { createLiveReply, type FinalEvent, type LiveReply } from './live-reply.ts';
import { createReplyNotifications, type ReplyNotifications } from './notifications.ts';
import { problemEvent, type ReplyProblem } from './problems.ts';
import { type Ending, settleFailedReply, settleReply } from './settle.ts';

const LONGEST_MS = 60_000;

type RunDeps = Pick<Deps, 'sql' | 'clock' | 'log'> & { model: Model; notifications: ReplyNotifications };
/** The replies this process is writing. They go on when nobody reads along any more. */
export interface Runs {
  notifications: ReplyNotifications;
  start: (accepted: AcceptedMessage) => LiveReply;
  /** Waits until every reply is settled; those that are not after `ms` are cut short and given back. */
  drain: (ms: number) => Promise<void>;
}

export function createRuns(
  deps: Pick<Deps, 'sql' | 'clock' | 'log' | 'ai'>,
  timeouts?: UpstreamTimeouts,
): Runs {
  const notifications = createReplyNotifications(deps.sql);
  const runDeps: RunDeps = { ...deps, model: createModel(deps.ai, timeouts), notifications: notifications };
  const running = new Map<LiveReply, AbortController>();
  return {
    notifications: notifications,
    start(accepted) {
      const live = createLiveReply();
      const control = new AbortController();
      running.set(live, control);
      void write(runDeps, accepted, live, control).then(() => running.delete(live));
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

type Cut = Interruption | 'late' | 'shutdown';

async function write(
  deps: RunDeps,
  accepted: AcceptedMessage,
  live: LiveReply,
  control: AbortController,
): Promise<void> {
  const { log, notifications, model } = deps;
  const cut = (why: Cut) => control.abort(why);
  notifications.listening().catch(() => log.warn({}, 'notices about replies do not arrive'));
  const release = keepLease(deps, accepted, live, cut);
  const late = setTimeout(cut, LONGEST_MS, 'late' satisfies Cut);
  try {
    const outcome = await generateReply(model, accepted, live, control.signal);
    live.end(await conclude(deps, accepted, live, outcome, control.signal.reason));
  } catch (error) {
    log.error({ replyId: accepted.replyId, error: describeError(error) }, 'a reply could not be settled');
    live.end(await giveUp(deps, accepted));
  } finally {
    clearTimeout(late);
    release();
  }
}

async function conclude(
  { sql, clock, log }: RunDeps,
  accepted: AcceptedMessage,
  live: LiveReply,
  outcome: Outcome,
  cut: Cut | undefined,
): Promise<FinalEvent> {
  const failed = (problem: ReplyProblem) => settleFailedReply(sql, accepted, problem, clock());
  const keep = async (ending: Ending) =>
    (await settleReply(sql, accepted, ending, clock())) ?? (await failed('reply_failed'));
  if (outcome.as === 'finished') return keep({ content: live.text(), state: 'done', charged: true });
  if (outcome.as === 'refused') {
    live.replace(safeReplacement(outcome.reason, accepted.language));
    return keep({ content: live.text(), state: 'done', charged: false });
  }
  if (outcome.as === 'failed') {
    log.warn({ replyId: accepted.replyId }, outcome.error.message);
    return failed(live.text() ? 'reply_failed' : 'ai_unavailable');
  }
  if (cut === 'gone') return failed('chat_ended');
  if (cut !== 'stop') return failed('reply_failed');
  return live.text().trim()
    ? keep({ content: live.text(), state: 'stopped', charged: true })
    : failed('stopped');
}

/** When the database itself fails: one more try to give back. Should that fail too, the sweep does it later. */
function giveUp({ sql, clock }: RunDeps, accepted: AcceptedMessage): Promise<FinalEvent> {
  return settleFailedReply(sql, accepted, 'reply_failed', clock()).catch(() =>
    problemEvent('reply_failed', accepted.category, null),
  );
}
