import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../problem/problem.ts';

/** `/healthz`: the process answers. `/readyz`: and so does its database, so requests may be sent here. */
export function healthRoutes({ sql }: Pick<Deps, 'sql'>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const answers = await sql`SELECT 1`.then(
        () => true,
        () => false,
      );
      if (!answers) throw problem(503, 'not_ready', 'Saathi is not ready yet. Please try again in a moment.');
      return c.json({ status: 'ready' });
    });
}
