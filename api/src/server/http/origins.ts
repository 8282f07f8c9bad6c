import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from '../../app-env.ts';
import { problem } from '../problem/problem.ts';
import type { Settings } from '../settings/settings.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origins whose pages may use a person's cookie: the public one and, on one's own machine, its other names. */
export function trustedOrigins({ publicUrl }: Pick<Settings, 'publicUrl'>): string[] {
  const { origin, hostname, port, protocol } = new URL(publicUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin];
  const suffix = port ? `:${port}` : '';
  return [`${protocol}//localhost${suffix}`, `${protocol}//127.0.0.1${suffix}`];
}

/**
 * Refuses a call that changes something and comes from a page of another site, or with a cookie from no page at all. What else
 * the call carries changes nothing: an Authorization header of any kind may stand beside a cookie that counts in its place. A
 * program with a bearer token sends neither an Origin nor a cookie.
 */
export function checkOrigin(
  settings: Pick<Settings, 'publicUrl'>,
  onRefused: (c: AppContext) => Promise<void>,
): MiddlewareHandler<AppEnv> {
  const trusted = new Set(trustedOrigins(settings));
  return async (c, next) => {
    const origin = c.req.header('origin');
    const fromBrowser = origin !== undefined || c.req.header('cookie') !== undefined;
    if (!SAFE.has(c.req.method) && fromBrowser && !trusted.has(origin ?? '')) {
      await onRefused(c);
      throw problem(403, 'foreign_origin', 'This request came from another site, so nothing was changed.');
    }
    await next();
  };
}
