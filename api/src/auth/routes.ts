import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import type { AppContext, AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../server/http/client-address.ts';
import { validate } from '../server/http/validate.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address-header.ts';
import { DEFAULT_WORDS, problemWords } from './problem-words.ts';

const Refusal = z.object({ code: z.string().optional() }).catch({});

/**
 * `POST /sign-in/oauth2`: where to go for a provider's sign-in, as `{ url }`; afterwards the browser is at
 * `callbackURL`, or with an `error` at `errorCallbackURL`.
 */
const OwnPage = z.string().regex(/^\/(?![/\\])/, 'Please start again from the sign-in page.');
const ByProvider = z.strictObject({
  providerId: z.string(),
  callbackURL: OwnPage,
  errorCallbackURL: OwnPage.optional(),
});
type ByProvider = z.infer<typeof ByProvider>;

/** better-auth under /auth/v1, with its refusals in the one error body and in the specification's words. */
export function authRoutes({ auth, settings }: Deps): Hono<AppEnv> {
  async function answer(c: AppContext, request: Request) {
    const headers = new Headers(request.headers);
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress(c, settings.trustProxyHeader));
    const response = await auth.handler(new Request(request, { headers }));
    if (response.status < 400) return response;
    const { code } = Refusal.parse(await response.json().catch(() => ({})));
    const name = response.status === 429 ? 'TOO_MANY_REQUESTS' : (code ?? 'UNEXPECTED');
    const retryAfter = response.headers.get('x-retry-after');
    if (retryAfter) c.header('Retry-After', retryAfter);
    return c.json(
      { code: name.toLowerCase(), message: problemWords[name] ?? DEFAULT_WORDS },
      response.status as ContentfulStatusCode,
    );
  }
  return (
    new Hono<AppEnv>()
      .post('/sign-in/oauth2', validate('json', ByProvider), (c) =>
        answer(c, toProvider(c.req.raw, c.req.valid('json'))),
      )
      // better-auth's own name for it takes more than we want to be asked.
      .all('/sign-in/social', (c) => c.notFound())
      .on(['GET', 'POST'], '/*', (c) => answer(c, c.req.raw))
  );
}

function toProvider({ url, headers }: Request, { providerId, ...pages }: ByProvider): Request {
  const plain = new Headers(headers);
  plain.delete('content-length');
  return new Request(new URL('/auth/v1/sign-in/social', url), {
    method: 'POST',
    headers: plain,
    body: JSON.stringify({ provider: providerId, ...pages, disableRedirect: true }),
  });
}
