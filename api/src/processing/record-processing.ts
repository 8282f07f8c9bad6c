import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';

/** Calls that change nothing and hand over what is kept of a person. */
const HAND_OVER: ReadonlySet<string> = new Set(['GET /v1/account/export']);

/**
 * Notes each call by which a person's data was stored, changed, erased or handed over, by its method and the pattern of its route:
 * never its path, which carries ids.
 */
export function recordProcessing({ processing }: Pick<Deps, 'processing'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const person = c.get('person');
    const operation = `${c.req.method} ${routePath(c)}`;
    if (!person || c.res.status >= 400) return;
    if (c.req.method !== 'GET' || HAND_OVER.has(operation)) processing.note(person.id, operation);
  };
}
