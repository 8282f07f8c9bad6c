import { forgetExpired } from '../auth/forget-expired.ts';
import type { Deps } from '../deps.ts';
import { forgetTurns } from '../limits/take-turn.ts';
import { describeError } from '../log/describe-error.ts';

const MINUTE_MS = 60_000;

/** Work that comes round by itself. Each piece is safe to run in several processes at once. */
function jobs({ sql, clock }: Deps): { name: string; everyMs: number; run: () => Promise<unknown> }[] {
  return [
    { name: 'forget turns', everyMs: 60 * MINUTE_MS, run: () => forgetTurns(sql) },
    { name: 'forget expired', everyMs: 60 * MINUTE_MS, run: () => forgetExpired(sql, clock()) },
  ];
}

/** Starts the recurring work, each once at the start; call the result to stop it. One run never overlaps the next. */
export function startJobs(deps: Deps): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const timers = jobs(deps).map(({ name, everyMs, run }) => {
    const tick = () => {
      if (running.has(name)) return;
      const work = run()
        .catch((error: unknown) => deps.log.error({ job: name, error: describeError(error) }, 'job failed'))
        .then(() => void running.delete(name));
      running.set(name, work);
    };
    tick();
    return setInterval(tick, everyMs);
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
