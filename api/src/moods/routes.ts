import { MoodRequest, MoodWeek } from 'contracts/moods';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requirePerson } from '../auth/person.ts';
import { dayIn } from '../credits/day.ts';
import type { Deps } from '../deps.ts';
import { policy } from '../policy/policy.ts';
import { validate } from '../server/http/validate.ts';
import { readMoodWeek, saveMood } from './queries.ts';

/** `GET /v1/moods` and `PUT /v1/moods/today`; both answer with the week. */
export function moodRoutes({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Hono<AppEnv> {
  const today = () => dayIn(policy.free.day_zone, clock());
  const week = async (userId: string) => MoodWeek.parse({ days: await readMoodWeek(sql, userId, today()) });
  return new Hono<AppEnv>()
    .get('/moods', async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(await week(requirePerson(c).id));
    })
    .put('/moods/today', validate('json', MoodRequest), async (c) => {
      const { id } = requirePerson(c);
      await saveMood(sql, id, today(), c.req.valid('json').mood, clock());
      return c.json(await week(id));
    });
}
