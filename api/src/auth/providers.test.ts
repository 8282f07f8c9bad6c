import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createDeps } from '../create-deps.ts';
import { KeptMail } from '../embedded/mailbox/mailbox.ts';
import { startProvider } from '../testing/oidc-provider.ts';
import { testApp } from '../testing/test-app.ts';
import { createVisitor, PASSWORD, type Visitor } from '../testing/visitor.ts';

const ORIGIN = 'http://localhost:3000';
const home = await startProvider(`${ORIGIN}/auth/v1/callback/home`);
const { deps } = await testApp();
const { sql } = deps;
const settings = {
  ...deps.settings,
  oidcProviders: [
    { id: 'home', name: 'Home', issuer: home.issuer, ...home.client },
    { id: 'away', name: 'Away', issuer: 'http://127.0.0.1:9', ...home.client },
  ],
};
const app = createApp(createDeps({ ...deps, settings }));
const visitor = () => createVisitor(app);

async function session(browser: Visitor) {
  return (await browser.get('/v1/session')).json() as Promise<{ person: { id: string } | null }>;
}

async function start(browser: Visitor, body: object = {}): Promise<Response> {
  return browser.send('POST', '/auth/v1/sign-in/oauth2', {
    providerId: 'home',
    callbackURL: '/login?signed-in',
    ...body,
  });
}

/** Goes to the provider, signs in there as `name`, and comes back; returns where the browser ends. */
async function signIn(browser: Visitor, name: string): Promise<string | null> {
  const { url } = (await (await start(browser)).json()) as { url: string };
  const back = await home.signIn(url, name);
  return (await browser.get(back.pathname + back.search)).headers.get('location');
}

function knows(email: string, verified = true): string {
  const name = `name-${home.people.size}`;
  home.people.set(name, { email, email_verified: verified });
  return name;
}

async function freeCredits(id: string): Promise<number> {
  return (await sql`SELECT FROM credit_transfers WHERE user_id = ${id} AND key = 'free'`).length;
}

describe('the options', () => {
  it('name the operator’s providers and nothing secret', async () => {
    expect(await (await visitor().get('/v1/sign-in-options')).json()).toEqual({
      providers: [
        { id: 'home', name: 'Home' },
        { id: 'away', name: 'Away' },
      ],
    });
  });
});

describe('sign-in with a provider', () => {
  it('asks for a code with PKCE, a state and a nonce', async () => {
    const { url } = (await (await start(visitor())).json()) as { url: string };
    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'saathi',
      code_challenge_method: 'S256',
      redirect_uri: `${ORIGIN}/auth/v1/callback/home`,
      scope: 'openid email',
    });
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(asked.get(name)?.length).toBeGreaterThan(20);
  });

  it('makes a verified account with the free credits, and finds it again from another browser', async () => {
    const [asha, laptop] = [visitor(), visitor()];
    const name = knows(asha.email.toUpperCase());
    expect(await signIn(asha, name)).toBe('/login?signed-in');
    const { person } = await session(asha);
    expect(person).toMatchObject({ email: asha.email, email_verified: true, anonymous: false, name: null });
    expect(await freeCredits(person?.id ?? '')).toBeGreaterThan(0);
    await signIn(laptop, name);
    expect((await session(laptop)).person?.id).toBe(person?.id);
  });

  it('keeps no token and no name of the provider', async () => {
    const asha = visitor();
    await signIn(asha, knows(asha.email));
    const { person } = await session(asha);
    expect(
      await sql`
      SELECT access_token, refresh_token, id_token, u.name, u.image FROM auth_account a JOIN auth_user u ON u.id = a.user_id
      WHERE u.id = ${person?.id ?? ''}`,
    ).toEqual([{ access_token: null, refresh_token: null, id_token: null, name: '', image: null }]);
  });

  it('keeps the row of an anonymous visitor and ends their old session', async () => {
    const asha = visitor();
    await asha.send('POST', '/auth/v1/sign-in/anonymous');
    const token = asha.bearer();
    await asha.send('PATCH', '/v1/profile', { name: 'Asha', country: 'IN', language: 'hi' });
    const before = await session(asha);
    await signIn(asha, knows(asha.email));
    expect(await session(asha)).toMatchObject({
      person: {
        id: before.person?.id,
        anonymous: false,
        email: asha.email,
        email_verified: true,
        name: 'Asha',
      },
    });
    const old = await visitor().fetch('/v1/session', { headers: { authorization: `Bearer ${token}` } });
    expect(await old.json()).toMatchObject({ person: null });
  });

  it('joins a verified account of the same address, whose password goes on working', async () => {
    const [asha, phone] = [visitor(), visitor()];
    const id = await asha.join();
    await phone.send('POST', '/auth/v1/sign-in/anonymous');
    await phone.send('PATCH', '/v1/profile', { name: 'Asha' });
    await signIn(phone, knows(asha.email));
    expect(await session(phone)).toMatchObject({ person: { id, name: 'Asha' } });
    const byPassword = await visitor().send('POST', '/auth/v1/sign-in/email', {
      email: asha.email,
      password: PASSWORD,
    });
    expect(byPassword.status).toBe(200);
  });
});

describe('registering an address before its owner signs in', () => {
  it('gains nothing: no way in, no session, and the owner sees nothing of it', async () => {
    const [stranger, asha] = [visitor(), visitor()];
    await stranger.send('POST', '/auth/v1/sign-up/email', { email: asha.email, password: PASSWORD });
    const theirs = new URL(
      KeptMail.array().parse(await (await stranger.get('/dev/mail.json')).json())[0]?.links[0] ?? '',
    ).searchParams.get('token');
    await stranger.send('PATCH', '/v1/profile', {
      name: 'Stranger',
      dob: '1999-04-12',
      country: 'IN',
      language: 'hi',
    });
    await stranger.send('PUT', '/v1/traits', { answers: Array.from({ length: 24 }, () => 3) });
    await signIn(asha, knows(asha.email));
    expect(await session(stranger)).toMatchObject({ person: null });
    expect(await session(asha)).toMatchObject({
      person: { email: asha.email, email_verified: true, name: null, country: null },
      next: '/country-language',
    });
    expect((await asha.get('/v1/traits')).status).toBe(404);
    const again = await visitor().send('POST', '/auth/v1/sign-in/email', {
      email: asha.email,
      password: PASSWORD,
    });
    expect(again.status).toBe(401);
    const late = visitor();
    const confirmed = await late.send('POST', '/auth/v1/confirm-email', {
      token: theirs,
      password: PASSWORD,
    });
    expect(confirmed.status).toBe(400);
    expect(await session(late)).toMatchObject({ person: null });
  });

  it('leaves the answers of somebody who did both in the same browser, without the unproven password', async () => {
    const [asha, other] = [visitor(), visitor()];
    const id = await asha.signUp();
    await asha.send('PATCH', '/v1/profile', { name: 'Asha' });
    await signIn(asha, knows(asha.email));
    expect(await session(asha)).toMatchObject({ person: { id, name: 'Asha', email_verified: true } });
    const byPassword = await other.send('POST', '/auth/v1/sign-in/email', {
      email: asha.email,
      password: PASSWORD,
    });
    expect(byPassword.status).toBe(401);
    expect(await freeCredits(id)).toBeGreaterThan(0);
  });
});

describe('an address the provider does not vouch for', () => {
  it.each([['verified'], ['unverified']])('never leads into a %s account that exists', async (kind) => {
    const [asha, stranger] = [visitor(), visitor()];
    await (kind === 'verified' ? asha.join() : asha.signUp());
    expect(await signIn(stranger, knows(asha.email, false))).toMatch(/\/login\?error=account_not_linked$/);
    expect(await session(stranger)).toMatchObject({ person: null });
    expect(await session(asha)).toMatchObject({ person: { email: asha.email } });
    expect(
      await sql`SELECT FROM auth_account a JOIN auth_user u ON u.id = a.user_id
      WHERE u.email = ${asha.email} AND a.provider_id <> 'credential'`,
    ).toHaveLength(0);
  });

  it('makes an account that still has to verify by mail', async () => {
    const asha = visitor();
    await signIn(asha, knows(asha.email, false));
    const { person } = await session(asha);
    expect(person).toMatchObject({ email: asha.email, email_verified: false });
    expect(await freeCredits(person?.id ?? '')).toBe(0);
    await asha.openMail();
    expect(await session(asha)).toMatchObject({ person: { id: person?.id, email_verified: true } });
  });

  it('loses its way in when the owner recovers the account', async () => {
    const [stranger, asha] = [visitor(), visitor()];
    const name = knows(asha.email, false);
    await signIn(stranger, name);
    await asha.send('POST', '/auth/v1/request-password-reset', { email: asha.email });
    const opened = await asha.openMail();
    const token = new URL(opened.headers.get('location') ?? '', ORIGIN).searchParams.get('token');
    await asha.send('POST', '/auth/v1/reset-password', { token, newPassword: PASSWORD });
    expect(await session(stranger)).toMatchObject({ person: null });
    expect(await signIn(stranger, name)).toMatch(/error=account_not_linked/);
  });
});

describe('what comes back from a provider', () => {
  async function back(browser: Visitor) {
    const { url } = (await (await start(browser)).json()) as { url: string };
    const returned = await home.signIn(url, knows(browser.email));
    return { returned, open: (who: Visitor) => who.get(returned.pathname + returned.search) };
  }

  it('works once', async () => {
    const asha = visitor();
    const { open } = await back(asha);
    expect((await open(asha)).headers.get('location')).toBe('/login?signed-in');
    expect((await open(asha)).headers.get('location')).toMatch(/\/login\?error=/);
  });

  it('works in the browser that began, and in no other', async () => {
    const [asha, other] = [visitor(), visitor()];
    const { open } = await back(asha);
    expect((await open(other)).headers.get('location')).toMatch(/\/login\?error=state_/);
    expect(await session(other)).toMatchObject({ person: null });
  });

  it('is refused with a forged state or code', async () => {
    for (const field of ['state', 'code']) {
      const asha = visitor();
      const { returned } = await back(asha);
      returned.searchParams.set(field, 'forged');
      const answer = await asha.get(returned.pathname + returned.search);
      expect(answer.headers.get('location')).toMatch(/\/login\?error=/);
      expect(await session(asha)).toMatchObject({ person: null });
    }
  });
});

describe('starting', () => {
  it.each([
    [{ providerId: 'unknown' }, 404],
    [{ providerId: 'away' }, 404],
    [{ callbackURL: 'https://evil.example' }, 400],
    [{ callbackURL: '//evil.example' }, 400],
    [{ scopes: ['everything'] }, 400],
  ])('is refused in words with %j', async (body, status) => {
    const answer = await start(visitor(), body);
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message.length).toBeGreaterThan(20);
  });

  it('has no second door', async () => {
    const answer = await visitor().send('POST', '/auth/v1/sign-in/social', {
      provider: 'home',
      callbackURL: '/',
    });
    expect(answer.status).toBe(404);
  });
});
