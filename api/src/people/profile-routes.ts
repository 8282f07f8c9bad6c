import { Profile, ProfileChange } from 'contracts/people';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requirePerson } from '../auth/person.ts';
import type { Deps } from '../deps.ts';
import { validate } from '../server/http/validate.ts';
import { describe } from '../server/openapi/describe.ts';
import { problem } from '../server/problem/problem.ts';
import { checkProfile } from './profile-rules.ts';
import { findProfile, type ProfileRow, rememberBirthday, saveProfile } from './queries.ts';
import { readNumbersAgain } from './read-numbers-again.ts';
import { checkOldEnough, isTooYoung } from './too-young.ts';

/** `GET` and `PATCH /v1/profile`: what the person told about themselves. */
export function profileRoutes({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      '/profile',
      describe({ summary: 'What the person told about themselves.', responses: { 200: Profile } }),
      async (c) => c.json(profileOf(await findProfile(sql, requirePerson(c).id))),
    )
    .patch(
      '/profile',
      describe({ summary: 'Changes some of it.', responses: { 200: Profile } }),
      validate('json', ProfileChange),
      async (c) => {
        const { id } = requirePerson(c);
        const change = c.req.valid('json');
        // A birthday that is refused was given all the same: an older one after it makes nobody an adult.
        if (change.dob && isTooYoung(change.dob, clock())) await rememberBirthday(sql, id, change.dob);
        checkProfile(change, clock());
        if (change.dob) checkOldEnough((await findProfile(sql, id))?.youngest_dob ?? null, clock());
        await sql.begin(async (transaction) => {
          await saveProfile(transaction, id, change);
          if (change.dob) await readNumbersAgain(transaction, id, change.dob, clock());
        });
        return c.json(profileOf(await findProfile(sql, id)));
      },
    );
}

function profileOf(row: ProfileRow | undefined): Profile {
  if (!row) throw problem(401, 'sign_in_needed', 'Please login to continue');
  return Profile.parse({
    ...row,
    email: row.anonymous ? null : row.email,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });
}
