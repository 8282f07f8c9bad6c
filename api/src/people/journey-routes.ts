import { Journey } from 'contracts/people';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requirePerson } from '../auth/person.ts';
import type { Deps } from '../deps.ts';
import { describe } from '../server/openapi/describe.ts';
import { findProfile } from './queries.ts';

const DAY_MS = 86_400_000;

/** `GET /v1/journey`: how far a person has come; days active count from the day the account was made (docs/product/accounts.md, Your Journey). */
export function journeyRoutes({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    '/journey',
    describe({ summary: 'How far the person has come.', responses: { 200: Journey } }),
    async (c) => {
      const person = requirePerson(c);
      const profile = await findProfile(sql, person.id);
      const days = Math.floor((clock().getTime() - person.createdAt.getTime()) / DAY_MS) + 1;
      return c.json(Journey.parse({ ...profile, days_active: Math.max(1, days) }));
    },
  );
}
