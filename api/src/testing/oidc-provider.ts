import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll } from 'vitest';

/** What the provider says of somebody. */
interface Known {
  email: string;
  email_verified: boolean;
}

/** A real OpenID Connect provider on loopback, for one test file. */
export interface TestProvider {
  issuer: string;
  /** Who can sign in there, by the name they type. */
  people: Map<string, Known>;
  /** Signs in as `name` in a fresh browser at the provider and returns the address it sends the browser back to. */
  signIn: (authorizationUrl: string, name: string) => Promise<URL>;
}

const CLIENT = { client_id: 'saathi', client_secret: 'a secret between the two of them' };

/** Starts the provider; `redirectUri` is where it may send browsers. It asks for PKCE. Gone after the test file. */
export async function startProvider(redirectUri: string): Promise<TestProvider & { client: typeof CLIENT }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close().closeAllConnections());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Known>();
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_basic' }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
  server.on('request', provider.callback());
  return { issuer, people, client: CLIENT, signIn: (url, name) => walk(url, name, redirectUri) };
}

// Follows redirects and fills in the two forms, sign-in and consent, until the browser is sent back.
async function walk(start: string, name: string, end: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = { url: start, form: undefined as URLSearchParams | undefined };
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(next.form ? { method: 'POST', body: next.form } : {}),
    });
    keepCookies(jar, response.headers.getSetCookie());
    const location = response.headers.get('location');
    if (location) {
      next = { url: new URL(location, next.url).href, form: undefined };
      if (next.url.startsWith(end)) return new URL(next.url);
    } else next = fillIn(await response.text(), name, next.url);
  }
  throw new Error(`The provider did not come to an end at ${next.url}`);
}

function fillIn(page: string, name: string, at: string) {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
  const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
  if (!action || !prompt) throw new Error(`No form at ${at}: ${page.slice(0, 300)}`);
  return { url: new URL(action, at).href, form: new URLSearchParams({ prompt, login: name, password: 'x' }) };
}

function keepCookies(jar: Map<string, string>, headers: string[]): void {
  for (const header of headers) {
    const [name = '', value = ''] = (header.split(';')[0] ?? '').split(/=(.*)/s);
    if (value) jar.set(name, value);
    else jar.delete(name);
  }
}
