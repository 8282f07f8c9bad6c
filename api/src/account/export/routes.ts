import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { keyedHash } from '../../auth/limits.ts';
import { requirePerson } from '../../auth/person.ts';
import type { Deps } from '../../deps.ts';
import { dayOf } from '../../people/age.ts';
import { quantity } from '../../policy/quantity.ts';
import { clientNetwork } from '../../server/http/client-address.ts';
import { describe } from '../../server/openapi/describe.ts';
import { problem } from '../../server/problem/problem.ts';
import { consumeRateLimit } from '../../server/rate-limit/rate-limit.ts';
import { exportArchive } from './archive.ts';
import { leased } from './lease.ts';
import { streamOf } from './stream-of.ts';

const TIMES = 10;
const TIMES_SECONDS = 600;
/** After how long an export that nobody reads on is given up. */
const STALL_SECONDS = 60;

/** `GET /v1/account/export`: a zip archive of everything keyed to the person. */
export function exportRoutes(
  deps: Pick<Deps, 'sql' | 'secrets' | 'settings' | 'securityLog' | 'generations' | 'processing' | 'clock'>,
): Hono<AppEnv> {
  const { sql, secrets, settings, securityLog, clock } = deps;
  return new Hono<AppEnv>().get(
    '/account/export',
    describe({
      summary: 'Everything keyed to the person, chats included.',
      responses: { 200: 'A zip archive.' },
    }),
    async (c) => {
      const { id } = requirePerson(c);
      const person = keyedHash(secrets.authSecret, id);
      if (!(await consumeRateLimit(sql, `export:${person}`, TIMES, TIMES_SECONDS))) {
        throw problem(
          429,
          'too_many_requests',
          `You have just downloaded your data. Please try again in ${quantity(TIMES_SECONDS / 60, 'minute')}.`,
        );
      }
      const pieces = await leased(sql, { person, seconds: STALL_SECONDS }, exportArchive(deps, id));
      if (!pieces) {
        throw problem(
          409,
          'export_running',
          'Your data is being downloaded already, here or on another device. Please wait until that is done, or try again in a minute.',
        );
      }
      const network = clientNetwork(c, settings.trustProxyHeader);
      await securityLog.note('exported', { userId: id, network });
      return c.body(streamOf(pieces, STALL_SECONDS * 1000), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="saathi-${dayOf(clock())}.zip"`,
        'Cache-Control': 'no-store',
      });
    },
  );
}
