import { Transparency } from 'contracts/transparency';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { describe } from '../server/openapi/describe.ts';
import { published } from './published.ts';
import { listMonths } from './queries.ts';

const AN_HOUR = 'public, max-age=3600';

/** `GET /v1/transparency`: the counts of each month, for anybody. It asks nobody who they are, so a cache may keep what it says. */
export function transparencyRoutes({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    '/transparency',
    describe({ summary: 'What was counted, month by month.', responses: { 200: Transparency } }),
    async (c) => {
      const months = await listMonths(sql, clock());
      c.header('Cache-Control', AN_HOUR);
      return c.json(Transparency.parse({ months: months.map(published) }));
    },
  );
}
