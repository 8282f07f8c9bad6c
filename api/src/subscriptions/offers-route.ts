import { Offers } from 'contracts/subscription';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { findProfile } from '../people/queries.ts';
import { describe } from '../server/openapi/describe.ts';
import { offersIn } from './offers.ts';

/** `GET /v1/offers`. */
export function offersRoute({ sql }: Pick<Deps, 'sql'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    '/offers',
    describe({ summary: 'The subscriptions on sale in the asker’s country.', responses: { 200: Offers } }),
    async (c) => {
      const person = c.get('person');
      const profile = person && (await findProfile(sql, person.id));
      return c.json(offersIn(profile?.country ?? null) satisfies Offers);
    },
  );
}
