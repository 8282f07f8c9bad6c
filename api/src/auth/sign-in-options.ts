import { SignInOptions } from 'contracts/account';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';

/** `GET /v1/sign-in-options`: the providers the operator configured, by id and name. */
export function signInOptionsRoutes({ settings }: Pick<Deps, 'settings'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/sign-in-options', (c) =>
    c.json(SignInOptions.parse({ providers: settings.oidcProviders.map(({ id, name }) => ({ id, name })) })),
  );
}
