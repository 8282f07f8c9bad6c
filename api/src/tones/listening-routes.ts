import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requirePerson } from '../auth/person.ts';
import type { Deps } from '../deps.ts';
import { describe } from '../server/openapi/describe.ts';
import { countFrequencySession } from './queries.ts';

/** `POST /v1/frequency-sessions`: a person, anonymous or not, listened to a tone. Only the count is kept, never which tone. */
export function listeningRoutes({ sql }: Pick<Deps, 'sql'>): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    '/frequency-sessions',
    describe({ summary: 'Counts that the person listened to a tone.', responses: { 204: 'Counted.' } }),
    async (c) => {
      await countFrequencySession(sql, requirePerson(c).id);
      return c.body(null, 204);
    },
  );
}
