import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Auth } from './auth.ts';

/** Finds out once per request who is asking, and passes on the cookie of a session that was just extended. */
export function resolvePerson(auth: Auth): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const mayHaveSession =
      c.req.header('cookie') !== undefined || c.req.header('authorization') !== undefined;
    const found = mayHaveSession ? await auth.personOf(c.req.raw.headers) : null;
    c.set('person', found?.person ?? null);
    await next();
    for (const cookie of found?.headers?.getSetCookie() ?? [])
      c.header('Set-Cookie', cookie, { append: true });
  };
}
