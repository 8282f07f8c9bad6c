import { createModel, type Model, type Patience } from '../../ai/model.ts';
import type { Deps } from '../../deps.ts';
import { describeError } from '../../log/describe-error.ts';
import { safeReplacement } from '../../safety/check-reply.ts';
import { type Interruption, keepLease } from './lease.ts';
import { createLiveReply, type FinalEvent, type LiveReply } from './live-reply.ts';
import type { Order } from './order.ts';
import { problemEvent, type ReplyProblem } from './problems.ts';
import { type Ending, settle, settleFailed } from './settle.ts';
import { type Outcome, speak } from './speak.ts';
import { createWake, type Wake } from './wake.ts';

const LONGEST_MS = 60_000;

type RunDeps = Pick<Deps, 'sql' | 'clock' | 'log'> & { model: Model; wake: Wake };
/** The replies this process is writing. They go on when nobody reads along any more. */
export interface Runs {
  wake: Wake;
  start: (order: Order) => LiveReply;
  /** Waits until every reply is settled; those that are not after `ms` are cut short and given back. */
  drain: (ms: number) => Promise<void>;
}

export function createRuns(deps: Pick<Deps, 'sql' | 'clock' | 'log' | 'ai'>, patience?: Patience): Runs {
  const wake = createWake(deps.sql);
  const runDeps: RunDeps = { ...deps, model: createModel(deps.ai, patience), wake };
  const running = new Map<LiveReply, AbortController>();
  return {
    wake,
    start(order) {
      const live = createLiveReply();
      const control = new AbortController();
      running.set(live, control);
      void write(runDeps, order, live, control).then(() => running.delete(live));
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

async function write(deps: RunDeps, order: Order, live: LiveReply, control: AbortController): Promise<void> {
  const { log, wake, model } = deps;
  const cut = (why: Cut) => control.abort(why);
  wake.listening().catch(() => log.warn({}, 'notices about replies do not arrive'));
  const release = keepLease(deps, order, live, cut);
  const late = setTimeout(cut, LONGEST_MS, 'late' satisfies Cut);
  try {
    const outcome = await speak(model, order, live, control.signal);
    live.end(await conclude(deps, order, live, outcome, control.signal.reason));
  } catch (error) {
    log.error({ replyId: order.replyId, error: describeError(error) }, 'a reply could not be settled');
    live.end(await giveUp(deps, order));
  } finally {
    clearTimeout(late);
    release();
  }
}

async function conclude(
  { sql, clock, log }: RunDeps,
  order: Order,
  live: LiveReply,
  outcome: Outcome,
  cut: Cut | undefined,
): Promise<FinalEvent> {
  const failed = (problem: ReplyProblem) => settleFailed(sql, order, problem, clock());
  const keep = async (ending: Ending) =>
    (await settle(sql, order, ending, clock())) ?? (await failed('reply_failed'));
  if (outcome.as === 'finished') return keep({ content: live.text(), state: 'done', charged: true });
  if (outcome.as === 'refused') {
    live.replace(safeReplacement(outcome.reason, order.language));
    return keep({ content: live.text(), state: 'done', charged: false });
  }
  if (outcome.as === 'failed') {
    log.warn({ replyId: order.replyId }, outcome.error.message);
    return failed(live.text() ? 'reply_failed' : 'ai_unavailable');
  }
  if (cut === 'gone') return failed('chat_ended');
  if (cut !== 'stop') return failed('reply_failed');
  return live.text().trim()
    ? keep({ content: live.text(), state: 'stopped', charged: true })
    : failed('stopped');
}

/** When the database itself fails: one more try to give back. Should that fail too, the sweep does it later. */
function giveUp({ sql, clock }: RunDeps, order: Order): Promise<FinalEvent> {
  return settleFailed(sql, order, 'reply_failed', clock()).catch(() =>
    problemEvent('reply_failed', order.category, null),
  );
}
