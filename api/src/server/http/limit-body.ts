import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../../app-env.ts';

/**
 * Refuses a body of more than `bytes`, as 413. One that announces less passes by its announcement alone, which the server
 * holds it to: Hono's own way looks at the body, and so makes the whole request anew each time.
 */
export function limitBody(bytes: number): MiddlewareHandler<AppEnv> {
  const counted = bodyLimit({ maxSize: bytes });
  return (c, next) => {
    const announced = Number(c.req.header('content-length') ?? Number.NaN);
    const isHeldTo = announced <= bytes && c.req.header('transfer-encoding') === undefined;
    return isHeldTo ? next() : counted(c, next);
  };
}
