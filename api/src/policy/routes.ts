import { Policy } from 'contracts/policy';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { policy } from './policy.ts';

/** `GET /v1/policy`: the numbers every screen shows and the server enforces. */
export function policyRoutes({ settings }: Pick<Deps, 'settings'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/policy', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(Policy.parse({ ...policy, support_email: settings.supportEmail }));
  });
}
