import { Credits } from 'contracts/credits';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requirePerson } from '../auth/person.ts';
import type { Deps } from '../deps.ts';
import { describe } from '../server/openapi/describe.ts';
import { findCredits } from './find-credits.ts';

/** `GET /v1/credits`. */
export function creditsRoutes({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    '/credits',
    describe({
      summary: 'What the person can still send: balances, plan and the day’s count.',
      responses: { 200: Credits },
    }),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(Credits.parse(await findCredits(sql, requirePerson(c).id, clock())));
    },
  );
}
