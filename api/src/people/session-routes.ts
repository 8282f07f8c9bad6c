import { Session } from 'contracts/session';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { describe } from '../server/openapi/describe.ts';
import { isMinor } from './age.ts';
import { nextStep } from './next-step.ts';
import { findProfile, type ProfileRow } from './queries.ts';

/** `GET /v1/session`: who is here and which step of onboarding comes next. */
export function sessionRoutes({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    '/session',
    describe({
      summary: 'Who is here, and which step of onboarding comes next.',
      responses: { 200: Session },
    }),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      const person = c.get('person');
      const profile = person && (await findProfile(sql, person.id));
      return c.json(
        profile ? sessionOf(profile, clock()) : Session.parse({ person: null, next: '/country-language' }),
      );
    },
  );
}

function sessionOf(row: ProfileRow, now: Date): Session {
  return Session.parse({
    person: {
      id: row.user_id,
      email: row.anonymous ? null : row.email,
      email_verified: row.email_verified,
      anonymous: row.anonymous,
      name: row.name,
      country: row.country,
      language: row.language,
      minor: isMinor(row.youngest_dob, now),
    },
    next: nextStep(row),
  });
}
