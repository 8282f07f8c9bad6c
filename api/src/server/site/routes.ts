import { extname } from 'node:path';
import { Hono } from 'hono';
import type { AppContext, AppEnv } from '../../app-env.ts';
import { mediaType } from './media-types.ts';
import { readSiteFile, type SiteFile } from './site-file.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EVERY_TIME = 'no-cache';
const BUILT_ONCE = /^\/(static\/|remotes\/[^/]+\/[^/]+\/)/;
const NEVER_A_PAGE = /^\/(static|remotes)\//;

/**
 * Serves the built site: files as they are, and the shell's page for every address inside the product. A file that is
 * missing is a 404 and never the page, or a browser would run HTML as a script and keep it.
 */
export function siteRoutes(folder: string): Hono<AppEnv> {
  return new Hono<AppEnv>().get('*', async (c) => {
    const path = decodePath(c.req.path);
    if (path === undefined) return c.notFound();
    const accepts = c.req.header('accept-encoding') ?? '';
    const file = path === '/' ? undefined : await readSiteFile(folder, path, accepts);
    if (file) return send(c, path, file);
    if (NEVER_A_PAGE.test(path) || extname(path) !== '') return c.notFound();
    const page = await readSiteFile(folder, '/index.html', accepts);
    return page ? send(c, '/index.html', page) : c.notFound();
  });
}

function send(c: AppContext, path: string, { body, encoding, etag }: SiteFile): Response {
  c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding');
  c.header('Cache-Control', BUILT_ONCE.test(path) ? FOREVER : ASK_EVERY_TIME);
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304);
  c.header('Content-Type', mediaType(path));
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(body);
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
