import { type Traits, TraitsReport, TraitsRequest } from 'contracts/personality';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requirePerson } from '../auth/person.ts';
import type { Deps } from '../deps.ts';
import { validate } from '../server/http/validate.ts';
import { describe } from '../server/openapi/describe.ts';
import { problem } from '../server/problem/problem.ts';
import { entitlementsOf } from '../subscriptions/entitlements.ts';
import { numerologyOf } from './numerology/numerology.ts';
import { scorePersonality } from './personality/score.ts';
import { traitsFor } from './personality/traits-for.ts';
import { findProfile } from './queries.ts';
import { reportOf } from './report.ts';
import { findTraits, saveTraits } from './traits-queries.ts';

/** `PUT /v1/traits` makes a person's traits of the 24 answers, which are not kept; `GET` reads them. */
export function traitsRoutes({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Hono<AppEnv> {
  const report = async (userId: string, traits: Traits) => {
    const { full_insights } = await entitlementsOf(sql, userId, clock());
    return TraitsReport.parse(reportOf(traits, full_insights));
  };
  return new Hono<AppEnv>()
    .get(
      '/traits',
      describe({
        summary: 'The person’s traits, as far as their report goes.',
        responses: { 200: TraitsReport },
      }),
      async (c) => {
        const { id } = requirePerson(c);
        const traits = await findTraits(sql, id);
        if (!traits) throw problem(404, 'no_traits', 'Please take the personality test first.');
        return c.json(await report(id, traits));
      },
    )
    .put(
      '/traits',
      describe({
        summary: 'Makes the traits of the 24 answers, which are not kept.',
        responses: { 200: TraitsReport },
      }),
      validate('json', TraitsRequest),
      async (c) => {
        const { id } = requirePerson(c);
        const profile = await findProfile(sql, id);
        if (!profile?.name || !profile.dob) {
          throw problem(409, 'profile_incomplete', 'Please tell us your name and birthday first.');
        }
        const type = scorePersonality(c.req.valid('json').answers);
        const traits = traitsFor(type, numerologyOf(profile.dob, { today: clock() }));
        await saveTraits(sql, id, traits);
        return c.json(await report(id, traits));
      },
    );
}
