import { paysAt } from 'contracts/paying-pages';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import type { CheckoutSources } from '../../payments/provider.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Headers that tell a browser what Saathi's pages may do. `scriptHashes` are the inline scripts of the built page, as
 * `'sha256-…'` sources; everything else comes from our own origin. On the pages that pay, and there alone, `checkout` is allowed
 * as well: the payment provider's script, its frame, and the windows of banks (docs/decisions/0019).
 */
export function securityHeaders(
  https: boolean,
  scriptHashes: () => string[],
  checkout: CheckoutSources | undefined,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const sources = paysAt(c.req.path) ? checkout : undefined;
    const payment = sources ? ['self', ...sources.frame.map((origin) => `"${origin}"`)].join(' ') : '';
    // Not c.header, which by now would make the whole response anew for each of them.
    const { headers } = c.res;
    headers.set('Content-Security-Policy', contentSecurityPolicy(scriptHashes(), sources));
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set(
      'Permissions-Policy',
      `camera=(self), microphone=(self), geolocation=(), payment=(${payment}), usb=()`,
    );
    headers.set('Cross-Origin-Opener-Policy', sources ? 'same-origin-allow-popups' : 'same-origin');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('X-Frame-Options', 'DENY');
    if (https) headers.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
  };
}

function contentSecurityPolicy(scriptHashes: string[], checkout: CheckoutSources | undefined): string {
  const { script = [], frame, style = [], connect = [], img = [] } = checkout ?? {};
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    ["img-src 'self' data: blob:", ...img].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ...(frame ? [['frame-src', ...frame].join(' ')] : []),
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
