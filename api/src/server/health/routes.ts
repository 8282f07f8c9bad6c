import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../../app-env.ts';
import type { Deps } from '../../deps.ts';
import { describe } from '../openapi/describe.ts';
import { problem } from '../problem/problem.ts';

const PATIENCE_MS = 2000;
const Status = z.object({ status: z.string() });
const Ready = z.object({
  status: z.string(),
  // Through a mail server: how many mails wait for their next try, and how many were given up this week.
  mail: z.optional(z.object({ waiting: z.int(), given_up: z.int() })),
});

type Parts = Pick<Deps, 'sql' | 'mail' | 'disk'>;

/**
 * `/healthz`: the process answers. `/readyz`: and its database answers within two seconds, may be written to and has room, so
 * requests may be sent here.
 */
export function healthRoutes(parts: Parts): Hono<AppEnv> {
  const look = oneAtATime(() => findReadiness(parts));
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
        const found = await Promise.race([look(), wait(PATIENCE_MS, undefined, { ref: false })]).catch(
          () => {},
        );
        if (!found) throw problem(503, 'not_ready', 'Saathi is not ready yet. Please try again in a moment.');
        return c.json(found);
      },
    );
}

async function findReadiness({ sql, mail, disk }: Parts): Promise<z.infer<typeof Ready> | undefined> {
  const [row] = await sql`SELECT current_setting('transaction_read_only') = 'off' AS writable`;
  if (!row?.writable || !(await disk.hasRoom())) return undefined;
  const counts = await mail.counts?.();
  return { status: 'ready', ...(counts ? { mail: counts } : {}) };
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
