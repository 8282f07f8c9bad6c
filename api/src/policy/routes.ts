import { Policy } from 'contracts/policy';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { describe } from '../server/openapi/describe.ts';
import { packs } from './packs.ts';
import { policy } from './policy.ts';

/** `GET /v1/policy`: the numbers every screen shows and the server enforces. */
export function policyRoutes({ settings }: Pick<Deps, 'settings'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    '/policy',
    describe({ summary: 'Every number the product decides.', responses: { 200: Policy } }),
    (c) => {
      c.header('Cache-Control', 'no-cache');
      return c.json(Policy.parse({ ...policy, packs: packs(), support_email: settings.supportEmail }));
    },
  );
}
