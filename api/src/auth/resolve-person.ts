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
 * Leaves for handlers who is asking, read with `find` in the one statement that a request can afford for it. Only when the
 * session is due to be extended, or is over and its cookie to be taken back, better-auth is asked, and its cookies go out.
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
