import { Account } from 'contracts/account';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requirePerson } from '../auth/person.ts';
import type { Deps } from '../deps.ts';
import { describe } from '../server/openapi/describe.ts';
import { eraseRoutes } from './erase/routes.ts';
import { exportRoutes } from './export/routes.ts';
import { findSignInMethods } from './queries.ts';
import { sessionsRoutes } from './sessions/routes.ts';

/** A person's account as such: how they sign in, where they are signed in; taking everything along, and erasing it. */
export function accountRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      '/account',
      describe({ summary: 'How the person signs in.', responses: { 200: Account } }),
      async (c) => {
        const { passwordHash, providers } = await findSignInMethods(deps.sql, requirePerson(c).id);
        c.header('Cache-Control', 'no-store');
        return c.json(Account.parse({ has_password: passwordHash !== null, providers }));
      },
    )
    .route('/', sessionsRoutes(deps))
    .route('/', exportRoutes(deps))
    .route('/', eraseRoutes(deps));
}
