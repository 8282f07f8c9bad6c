import { ProviderPage, SignInOptions } from 'contracts/account';
import { ProviderSignIn } from 'contracts/auth';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import type { AppContext, AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { clientNetwork } from '../server/http/client-address.ts';
import { validate } from '../server/http/validate.ts';
import { describe } from '../server/openapi/describe.ts';
import { answerFirst } from './after-answer.ts';
import { CLIENT_ADDRESS_HEADER } from './limits.ts';
import { DEFAULT_WORDS, problemWords } from './refusals.ts';
import { isFromPage, withoutTokens } from './without-tokens.ts';

const Refusal = z.object({ code: z.string().optional() }).catch({});

/**
 * better-auth under /auth/v1, with its refusals in the one error body (docs/product/messages.md, Sign-in and sign-up). A program
 * that sends neither cookie nor Origin reads the token of its session in the answer; a page never does.
 */
export function authRoutes({ auth, settings }: Deps): Hono<AppEnv> {
  async function answer(c: AppContext, request: Request) {
    const headers = new Headers(request.headers);
    headers.set(CLIENT_ADDRESS_HEADER, clientNetwork(c, settings.trustProxyHeader));
    const response = await answerFirst(c, () => auth.handler(new Request(request, { headers })));
    if (response.status < 400) return isFromPage(c) ? withoutTokens(response) : response;
    const { code } = Refusal.parse(await response.json().catch(() => ({})));
    const name = code ?? (response.status === 429 ? 'TOO_MANY_REQUESTS' : 'UNEXPECTED');
    const retryAfter = response.headers.get('x-retry-after');
    if (retryAfter) c.header('Retry-After', retryAfter);
    return c.json(
      { code: name.toLowerCase(), message: problemWords[name] ?? DEFAULT_WORDS },
      response.status as ContentfulStatusCode,
    );
  }
  return (
    new Hono<AppEnv>()
      .use(async (c, next) => {
        await next();
        c.res.headers.set('Cache-Control', 'no-store');
      })
      .post(
        '/sign-in/oauth2',
        describe({
          summary: 'Begins a sign-in at a provider: where the browser goes next.',
          responses: { 200: ProviderPage },
        }),
        validate('json', ProviderSignIn),
        (c) => answer(c, toProvider(c.req.raw, c.req.valid('json'))),
      )
      // better-auth's own name for it takes more than we want to be asked.
      .all('/sign-in/social', (c) => c.notFound())
      .on(['GET', 'POST'], '/*', (c) => answer(c, c.req.raw))
  );
}

function toProvider({ url, headers }: Request, { providerId, ...pages }: ProviderSignIn): Request {
  const plain = new Headers(headers);
  plain.delete('content-length');
  return new Request(new URL('/auth/v1/sign-in/social', url), {
    method: 'POST',
    headers: plain,
    body: JSON.stringify({ provider: providerId, ...pages, disableRedirect: true }),
  });
}

/** `GET /v1/sign-in-options`: the providers the operator configured, by id and name. */
export function signInOptionsRoutes({ settings }: Pick<Deps, 'settings'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    '/sign-in-options',
    describe({ summary: 'The providers that people can sign in with.', responses: { 200: SignInOptions } }),
    (c) =>
      c.json(
        SignInOptions.parse({ providers: settings.oidcProviders.map(({ id, name }) => ({ id, name })) }),
      ),
  );
}
