import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import type { AppEnv } from '../../app-env.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EVERY_TIME = 'no-cache';
const BUILT_ONCE = /^\/(static\/|remotes\/[^/]+\/[^/]+\/)/;
const NEVER_A_PAGE = /^\/(static|remotes)(\/|$)/;

/**
 * Serves the built site: files as they are (in the compressed form built beside them, if the browser takes it), and the shell's page for
 * every address inside the product. A file that is missing is a 404 and never the page, or a browser would run HTML as a script and
 * keep it.
 */
export function siteRoutes(folder: string): Hono<AppEnv> {
  // Not `root`: that one is looked for at once, and the site may be built later.
  const file = serveStatic<AppEnv>({ precompressed: true, rewriteRequestPath: (path) => join(folder, path) });
  const page = serveStatic<AppEnv>({ precompressed: true, path: join(folder, 'index.html') });
  return new Hono<AppEnv>().get('*', etag(), cacheHeaders, file, (c, next) =>
    isPage(c.req.path) ? page(c, next) : next(),
  );
}

const cacheHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  c.header('Cache-Control', BUILT_ONCE.test(c.req.path) ? FOREVER : ASK_EVERY_TIME);
  c.header('Vary', 'Accept-Encoding');
};

function isPage(address: string): boolean {
  try {
    const path = decodeURIComponent(address);
    return !NEVER_A_PAGE.test(path) && extname(path) === '';
  } catch {
    return false;
  }
}
