import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { keyedHash } from '../../auth/limits.ts';
import { requirePerson } from '../../auth/person.ts';
import type { Deps } from '../../deps.ts';
import { dayOf } from '../../people/age.ts';
import { quantity } from '../../policy/quantity.ts';
import { describe } from '../../server/openapi/describe.ts';
import { problem } from '../../server/problem/problem.ts';
import { consumeRateLimit } from '../../server/rate-limit/rate-limit.ts';
import { exportArchive } from './archive.ts';

const TIMES = 10;
const TIMES_SECONDS = 600;

/** `GET /v1/account/export`: a zip archive of everything keyed to the person. */
export function exportRoutes(
  deps: Pick<Deps, 'sql' | 'secrets' | 'generations' | 'processing' | 'clock'>,
): Hono<AppEnv> {
  const { sql, secrets, clock } = deps;
  return new Hono<AppEnv>().get(
    '/account/export',
    describe({
      summary: 'Everything keyed to the person, chats included.',
      responses: { 200: 'A zip archive.' },
    }),
    async (c) => {
      const { id } = requirePerson(c);
      if (
        !(await consumeRateLimit(sql, `export:${keyedHash(secrets.authSecret, id)}`, TIMES, TIMES_SECONDS))
      ) {
        throw problem(
          429,
          'too_many_requests',
          `You have just downloaded your data. Please try again in ${quantity(TIMES_SECONDS / 60, 'minute')}.`,
        );
      }
      return c.body(await exportArchive(deps, id), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="saathi-${dayOf(clock())}.zip"`,
        'Cache-Control': 'no-store',
      });
    },
  );
}
