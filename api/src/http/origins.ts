import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
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

/** Refuses a call that changes something with a cookie but comes from a page of another site. A bearer token is no cookie. */
export function checkOrigin(settings: Pick<Settings, 'publicUrl'>): MiddlewareHandler<AppEnv> {
  const trusted = new Set(trustedOrigins(settings));
  return async (c, next) => {
    const usesCookie = c.req.header('cookie') !== undefined && c.req.header('authorization') === undefined;
    if (!SAFE.has(c.req.method) && usesCookie && !trusted.has(c.req.header('origin') ?? '')) {
      throw problem(403, 'foreign_origin', 'This request came from another site, so nothing was changed.');
    }
    await next();
  };
}
