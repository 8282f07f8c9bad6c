import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../../app-env.ts';
import type { Deps } from '../../deps.ts';
import type { Log } from '../log/log.ts';
import { describe } from '../openapi/describe.ts';
import { problem } from '../problem/problem.ts';

const PATIENCE_MS = 2000;
const SILENT = 'the database did not answer within two seconds';
const UNREACHED = 'the database cannot be reached';
const Status = z.object({ status: z.string() });
const Ready = z.object({
  status: z.string(),
  // Through a mail server: how many mails wait for their next try, and how many were given up this week.
  mail: z.optional(z.object({ waiting: z.int(), given_up: z.int() })),
});

type Ready = z.infer<typeof Ready>;

type Parts = Pick<Deps, 'sql' | 'mail' | 'disk' | 'log'>;

/**
 * `/healthz`: the process answers. `/readyz`: and its database answers within two seconds, may be written to and has room, so
 * requests may be sent here. Why it is not ready is for the operator alone, in the log, once for each change.
 */
export function healthRoutes(parts: Parts): Hono<AppEnv> {
  const look = oneAtATime(() => findReadiness(parts));
  const tell = tellChanges(parts.log);
  return new Hono<AppEnv>()
    .get('/healthz', describe({ summary: 'Whether the process answers.', responses: { 200: Status } }), (c) =>
      c.json({ status: 'ok' }),
    )
    .get(
      '/readyz',
      describe({
        summary: 'Whether its database answers, may be written to and has room; and what mail waits.',
        responses: { 200: Ready },
      }),
      async (c) => {
        const found = await Promise.race([look(), wait(PATIENCE_MS, SILENT, { ref: false })]).catch(
          () => UNREACHED,
        );
        tell(found);
        if (typeof found === 'string')
          throw problem(503, 'not_ready', 'Saathi is not ready yet. Please try again in a moment.');
        return c.json(found);
      },
    );
}

/** What `/readyz` says, or why it cannot. */
async function findReadiness({ sql, mail, disk }: Parts): Promise<Ready | string> {
  const [row] = await sql`SELECT current_setting('transaction_read_only') = 'off' AS writable`;
  if (!row?.writable) return 'the database may only be read';
  if (!(await disk.hasRoom())) return 'the disk of the database is full';
  const counts = await mail.counts?.();
  return { status: 'ready', ...(counts ? { mail: counts } : {}) };
}

/** Logs why it is not ready, and that it is again; probes ask every few seconds, so only what is new. */
function tellChanges(log: Log): (found: Ready | string) => void {
  let told: string | undefined;
  return (found) => {
    const reason = typeof found === 'string' ? found : undefined;
    if (reason !== told) log.warn(reason ? { reason } : {}, reason ? 'not ready' : 'ready again');
    told = reason;
  };
}

// A database that does not answer is asked once, however often somebody wants to know.
function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}
