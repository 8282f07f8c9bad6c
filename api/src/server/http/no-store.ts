import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../app-env.ts';

/** Keeps every answer from caches, a refusal too, unless its route says otherwise: most of them speak of one person. */
export function noStore(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
}
