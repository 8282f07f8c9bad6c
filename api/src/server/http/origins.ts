import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../app-env.ts';
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
 * Refuses a call that changes something and comes from a page of another site, or with a cookie from no page at all. A
 * bearer token is no cookie: no browser adds it by itself.
 */
export function checkOrigin(settings: Pick<Settings, 'publicUrl'>): MiddlewareHandler<AppEnv> {
  const trusted = new Set(trustedOrigins(settings));
  return async (c, next) => {
    const origin = c.req.header('origin');
    const fromBrowser = origin !== undefined || c.req.header('cookie') !== undefined;
    const unsafe = !SAFE.has(c.req.method) && c.req.header('authorization') === undefined;
    if (unsafe && fromBrowser && !trusted.has(origin ?? '')) {
      throw problem(403, 'foreign_origin', 'This request came from another site, so nothing was changed.');
    }
    await next();
  };
}
