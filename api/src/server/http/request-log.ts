import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from '../../app-env.ts';
import type { Log } from '../log/log.ts';

const SANE_ID = /^[A-Za-z0-9_-]{8,64}$/;

// Asked every few seconds by whatever watches over the process; what changes in their answers is logged by themselves.
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * Gives every request an id (an incoming `X-Request-Id` is kept if it is sane) and writes one line when it is answered.
 * The line names the route's pattern, never its path: paths carry ids, and query strings carry tokens.
 */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && SANE_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    const start = performance.now();
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const ms = Math.round(performance.now() - start);
    const route = routePath(c);
    const level = PROBES.has(route) ? 'debug' : 'info';
    log[level]({ requestId, method: c.req.method, route, status: c.res.status, ms }, 'request');
  };
}
