import { Hono } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../../app-env.ts';
import type { Deps } from '../../deps.ts';
import { describe } from '../openapi/describe.ts';
import { problem } from '../problem/problem.ts';

const Status = z.object({ status: z.string() });

/** `/healthz`: the process answers. `/readyz`: and so does its database, so requests may be sent here. */
export function healthRoutes({ sql }: Pick<Deps, 'sql'>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', describe({ summary: 'Whether the process answers.', responses: { 200: Status } }), (c) =>
      c.json({ status: 'ok' }),
    )
    .get(
      '/readyz',
      describe({ summary: 'Whether its database answers too.', responses: { 200: Status } }),
      async (c) => {
        const answers = await sql`SELECT 1`.then(
          () => true,
          () => false,
        );
        if (!answers)
          throw problem(503, 'not_ready', 'Saathi is not ready yet. Please try again in a moment.');
        return c.json({ status: 'ready' });
      },
    );
}
