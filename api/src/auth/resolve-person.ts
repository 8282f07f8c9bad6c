import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import type { SignedIn } from './person.ts';
import { isRenewalDue } from './session-lifetime.ts';
import { findSignedIn } from './signed-in-queries.ts';

type ResolveDeps = Pick<Deps, 'auth' | 'sql' | 'clock'>;

/** Finds out once per request who is asking. */
export function resolvePerson(deps: ResolveDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await readSignedIn(deps, c, (token) => findSignedIn(deps.sql, token, deps.clock()));
    await next();
  };
}

/**
 * Reads person and session with `find`, in one statement, and leaves them for handlers. better-auth is asked only to extend a
 * session that is due, or to take back the cookie of one that is over.
 */
export async function readSignedIn(
  { auth, clock }: Pick<Deps, 'auth' | 'clock'>,
  c: AppContext,
  find: (token: string) => Promise<SignedIn | undefined>,
): Promise<void> {
  const { headers } = c.req.raw;
  const token = await auth.tokenOf(headers);
  const found = token === undefined ? undefined : await find(token);
  c.set('person', found?.person ?? null);
  c.set('session', found?.session ?? null);
  if (token === undefined || (found && !isRenewalDue(found.session.expiresAt, clock()))) return;
  for (const cookie of await auth.renew(headers)) c.header('Set-Cookie', cookie, { append: true });
}
