import { MoodRequest, MoodWeek } from 'contracts/moods';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requirePerson } from '../auth/person.ts';
import { dayIn } from '../credits/day.ts';
import type { Deps } from '../deps.ts';
import { policy } from '../policy/policy.ts';
import { validate } from '../server/http/validate.ts';
import { describe } from '../server/openapi/describe.ts';
import { entitlementsOf } from '../subscriptions/entitlements.ts';
import { readMoodWeek, saveMood } from './queries.ts';
import { reflectionOf } from './reflection.ts';

/** `GET /v1/moods` and `PUT /v1/moods/today`; both answer with the week. */
export function moodRoutes({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Hono<AppEnv> {
  const today = () => dayIn(policy.free.day_zone, clock());
  const week = async (userId: string) => {
    const [days, { weekly_reflection }] = await Promise.all([
      readMoodWeek(sql, userId, today()),
      entitlementsOf(sql, userId, clock()),
    ]);
    const moods = days.flatMap(({ mood }) => mood ?? []);
    return MoodWeek.parse({ days, reflection: reflectionOf(moods, weekly_reflection) });
  };
  return new Hono<AppEnv>()
    .get(
      '/moods',
      describe({
        summary: 'The last seven days of check-ins, and the look back at them.',
        responses: { 200: MoodWeek },
      }),
      async (c) => {
        c.header('Cache-Control', 'no-store');
        return c.json(await week(requirePerson(c).id));
      },
    )
    .put(
      '/moods/today',
      describe({
        summary: 'Saves today’s check-in, in place of an earlier one.',
        responses: { 200: MoodWeek },
      }),
      validate('json', MoodRequest),
      async (c) => {
        const { id } = requirePerson(c);
        await saveMood(sql, id, today(), c.req.valid('json').mood, clock());
        return c.json(await week(id));
      },
    );
}
