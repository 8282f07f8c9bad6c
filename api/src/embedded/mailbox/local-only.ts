import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Next } from 'hono';
import { isLoopback } from '../../server/http/loopback.ts';
import { problem } from '../../server/problem/problem.ts';

/**
 * Whether a proxy or a tunnel passed the request on: then the connection comes from this machine, whoever asks.
 */
function isPassedOn(c: Context): boolean {
  return [...c.req.raw.headers.keys()].some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
}

/**
 * Lets only this machine in: the connection comes from it, and the address in the browser names it. The second keeps out a page
 * elsewhere that had its own name pointed at this machine (DNS rebinding). Nothing may have passed it on.
 */
export async function localOnly(c: Context, next: Next): Promise<void> {
  // Without a connection the request was made inside this process.
  const peer = c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : 'localhost';
  if (isPassedOn(c) || !isLoopback(peer) || !isLoopback(new URL(c.req.url).hostname)) {
    throw problem(
      403,
      'local_only',
      'This page is only for the machine Saathi runs on. Open it there at localhost, or set SMTP_URL to send mail.',
    );
  }
  await next();
}
