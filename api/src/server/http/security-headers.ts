import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../app-env.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Headers that tell a browser what Saathi's pages may do. `scriptHashes` are the inline scripts of the built page, as
 * `'sha256-…'` sources; everything else comes from our own origin.
 */
export function securityHeaders(https: boolean, scriptHashes: () => string[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    // Not c.header, which by now would make the whole response anew for each of them.
    const { headers } = c.res;
    headers.set('Content-Security-Policy', contentSecurityPolicy(scriptHashes()));
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('X-Frame-Options', 'DENY');
    if (https) headers.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
  };
}

function contentSecurityPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
