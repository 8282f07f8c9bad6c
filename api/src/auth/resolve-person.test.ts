import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const { visitor, deps, app } = await testApp();
const COOKIE = 'saathi.session_token';

/** Somebody signed in: their id, and what a browser or another client would send for them. */
async function signedIn() {
  const { user, token, cookie } = await signUp();
  const signed = decodeURIComponent(cookie.split('=')[1] ?? '');
  return { user, token, cookie, signed };
}

async function signUp() {
  const browser = visitor();
  const response = await browser.send('POST', '/auth/v1/sign-in/anonymous', {});
  const { user } = (await response.json()) as { user: { id: string } };
  const cookie = response.headers.getSetCookie().find((set) => set.startsWith(COOKIE)) ?? '';
  return { user: user.id, token: browser.bearer(), cookie: cookie.split(';')[0] ?? '' };
}

const ask = (headers: Record<string, string>) => app.request('http://localhost:3000/v1/session', { headers });

async function asking(headers: Record<string, string>): Promise<string | undefined> {
  const { person } = (await (await ask(headers)).json()) as { person: { id: string } | null };
  return person?.id;
}

describe('who is asking', () => {
  it('is known by the cookie, or by a bearer token, bare or signed', async () => {
    const { user, token, cookie, signed } = await signedIn();
    expect(await asking({ cookie })).toBe(user);
    expect(await asking({ cookie: `other=1; ${cookie}; theme=dark` })).toBe(user);
    for (const bearer of [token, signed, encodeURIComponent(signed)]) {
      expect(await asking({ authorization: `Bearer ${bearer}` })).toBe(user);
    }
  });

  it('is who the bearer token says, when a cookie says another', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    expect(await asking({ cookie: one.cookie, authorization: `Bearer ${other.token}` })).toBe(other.user);
  });

  it('is nobody with a token that is not ours, unsigned or signed by somebody else', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const foreign = one.signed.replace(one.token, other.token);
    for (const value of [
      '',
      one.token,
      foreign,
      `${one.signed}x`,
      `.${one.signed.split('.')[1]}`,
      '%E0%A4%A',
    ]) {
      expect(await asking({ cookie: `${COOKIE}=${value}` })).toBeUndefined();
    }
    for (const header of ['Bearer', `Basic ${one.token}`, `Bearer ${foreign}`, 'Bearer unknown']) {
      expect(await asking({ authorization: header })).toBeUndefined();
    }
  });

  it('stays the same whoever decides: better-auth reads the same headers alike', async () => {
    const { token, cookie, signed } = await signedIn();
    const engine = async (headers: Record<string, string>) =>
      (await app.request('http://localhost:3000/auth/v1/get-session', { headers })).json();
    for (const [headers, known] of [
      [{ cookie }, true],
      [{ authorization: `bearer ${token}` }, true],
      [{ authorization: `Bearer ${signed}` }, true],
      [{ cookie: `${COOKIE}=${token}` }, false],
    ] as const) {
      expect((await engine(headers)) !== null).toBe(known);
      expect((await asking(headers)) !== undefined).toBe(known);
    }
  });
});

describe('a sign-in session', () => {
  it('is extended once a day, by whatever is asked', async () => {
    const { user, cookie } = await signedIn();
    expect((await ask({ cookie })).headers.getSetCookie()).toEqual([]);
    await deps.sql`UPDATE auth_session SET expires_at = now() + interval '28 days' WHERE user_id = ${user}`;
    const response = await ask({ cookie });
    expect(response.headers.getSetCookie().join()).toContain(cookie);
    const [row] = await deps.sql`
      SELECT expires_at > now() + interval '29 days' AS extended FROM auth_session WHERE user_id = ${user}`;
    expect(row?.extended).toBe(true);
    expect((await ask({ cookie })).headers.getSetCookie()).toEqual([]);
  });

  it('that is over is nobody’s, and its cookie is taken back', async () => {
    const { user, cookie } = await signedIn();
    await deps.sql`UPDATE auth_session SET expires_at = now() - interval '1 second' WHERE user_id = ${user}`;
    const response = await ask({ cookie });
    expect(await response.json()).toMatchObject({ person: null });
    expect(response.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/i);
    expect(await deps.sql`SELECT FROM auth_session WHERE user_id = ${user}`).toHaveLength(0);
  });
});
