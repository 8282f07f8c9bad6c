import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../http/client-address.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address-header.ts';
import { DEFAULT_WORDS, problemWords } from './problem-words.ts';

const Refusal = z.object({ code: z.string().optional() }).catch({});

/** better-auth under /auth/v1, with its refusals in the one error body and in the specification's words. */
export function authRoutes({ auth, settings }: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().on(['GET', 'POST'], '/*', async (c) => {
    const headers = new Headers(c.req.raw.headers);
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress(c, settings.trustProxyHeader));
    const response = await auth.handler(new Request(c.req.raw, { headers }));
    if (response.status < 400) return response;
    const { code } = Refusal.parse(await response.json().catch(() => ({})));
    const name = response.status === 429 ? 'TOO_MANY_REQUESTS' : (code ?? 'UNEXPECTED');
    const retryAfter = response.headers.get('x-retry-after');
    if (retryAfter) c.header('Retry-After', retryAfter);
    return c.json(
      { code: name.toLowerCase(), message: problemWords[name] ?? DEFAULT_WORDS },
      response.status as ContentfulStatusCode,
    );
  });
}
