import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../../app-env.ts';

/**
 * Refuses a body of more bytes than its route takes (`own`, by path; `others` for the rest), as 413. A Content-Length within the limit is trusted, because Node enforces it; any other
 * body is counted by Hono's own middleware, which builds the request anew and so costs more.
 */
export function limitBody(own: Record<string, number>, others: number): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const bytes = own[c.req.path] ?? others;
    const announced = Number(c.req.header('content-length') ?? Number.NaN);
    const isHeldTo = announced <= bytes && c.req.header('transfer-encoding') === undefined;
    return isHeldTo ? next() : bodyLimit({ maxSize: bytes })(c, next);
  };
}
