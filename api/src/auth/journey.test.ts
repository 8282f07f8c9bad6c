import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD } from '../testing/visitor.ts';

const { visitor, deps, logged } = await testApp();

async function refusal(response: Response) {
  return [response.status, ((await response.json()) as { message: string }).message];
}

async function session(browser: ReturnType<typeof visitor>) {
  return (await browser.get('/v1/session')).json();
}

describe('sign-up', () => {
  it('gives a session at once, for a person who still has to verify', async () => {
    const asha = visitor();
    const answer = await asha.send('POST', '/auth/v1/sign-up/email', {
      email: asha.email,
      password: PASSWORD,
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      message: 'Account created! Please check your email to verify.',
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^saathi\.session_token=.*HttpOnly; SameSite=Lax/);
    expect(await session(asha)).toMatchObject({
      person: { email: asha.email, email_verified: false, anonymous: false },
      next: '/country-language',
    });
  });

  it('keeps the row of an anonymous visitor and ends their old session', async () => {
    const asha = visitor();
    await asha.send('POST', '/auth/v1/sign-in/anonymous');
    const token = asha.bearer();
    const before = (await session(asha)) as { person: { id: string } };
    expect(before).toMatchObject({ person: { anonymous: true, email: null } });
    await asha.send('PATCH', '/v1/profile', { name: 'Asha', country: 'IN', language: 'hi' });
    expect(await asha.signUp()).toBe(before.person.id);
    expect(await session(asha)).toMatchObject({
      person: { id: before.person.id, anonymous: false, email: asha.email, name: 'Asha' },
      next: '/user-info',
    });
    const old = await visitor().fetch('/v1/session', { headers: { authorization: `Bearer ${token}` } });
    expect(await old.json()).toMatchObject({ person: null });
  });

  it('says that an address is already registered, however it is written', async () => {
    const asha = visitor();
    await asha.signUp();
    const again = { email: ` ${asha.email.toUpperCase()} `, password: PASSWORD };
    expect(await refusal(await visitor().send('POST', '/auth/v1/sign-up/email', again))).toEqual([
      422,
      'This email is already registered. Please sign in.',
    ]);
  });

  it('stops telling an address that asks about too many', async () => {
    const [asha, curious] = [visitor(), visitor()];
    await asha.signUp();
    const ask = () =>
      curious.send('POST', '/auth/v1/sign-up/email', { email: asha.email, password: PASSWORD });
    expect((await ask()).status).toBe(422);
    await deps.sql`UPDATE rate_limit SET count = 30 WHERE key LIKE 'known:%'`;
    expect((await ask()).status).toBe(429);
    await visitor().signUp();
  });

  it('makes one account of two sign-ups at the same moment', async () => {
    const asha = visitor();
    const both = await Promise.all(
      [asha, visitor()].map((one) =>
        one.send('POST', '/auth/v1/sign-up/email', { email: asha.email, password: PASSWORD }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it.each([
    [{ email: '', password: PASSWORD }, 'Please enter email and password'],
    [{ email: 'asha@example.com' }, 'Please enter email and password'],
    [{ email: 'asha', password: PASSWORD }, 'Please enter a valid email address.'],
    [{ email: 'a@example.com', password: 'a1b2c' }, 'Your password needs at least 6 characters.'],
    [{ email: 'a@example.com', password: 'x'.repeat(129) }, 'Your password can have at most 128 characters.'],
    [
      { email: 'a@example.com', password: 'Password123' },
      expect.stringMatching(/first that anybody would try/),
    ],
    [
      { email: 'asha.k@example.com', password: 'asha.k' },
      expect.stringMatching(/first that anybody would try/),
    ],
  ])('refuses %j in words', async (body, message) => {
    expect(await refusal(await visitor().send('POST', '/auth/v1/sign-up/email', body))).toEqual([
      400,
      message,
    ]);
  });
});

describe('verification', () => {
  it('in the browser that signed up takes one press, and the session gets another token', async () => {
    const asha = visitor();
    const id = await asha.signUp();
    const before = await deps.sql`SELECT token FROM auth_session WHERE user_id = ${id}`;
    expect((await asha.openMail()).status).toBe(200);
    expect(await session(asha)).toMatchObject({ person: { id, email_verified: true } });
    const after = await deps.sql`SELECT token FROM auth_session WHERE user_id = ${id}`;
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });

  it('in another browser asks for the password, signs in there, and ends the session of sign-up', async () => {
    const [asha, otherPhone] = [visitor(), visitor()];
    const id = await asha.signUp();
    expect(await refusal(await otherPhone.openMail(asha.email))).toEqual([
      403,
      'This is another browser than the one you signed up in. Please enter the password you chose there.',
    ]);
    expect(await session(asha)).toMatchObject({ person: { id, email_verified: false } });
    expect((await otherPhone.openMail(asha.email, PASSWORD)).status).toBe(200);
    expect(await session(otherPhone)).toMatchObject({ person: { id, email_verified: true } });
    expect(await session(asha)).toMatchObject({ person: null });
  });

  it('mails a new link on request', async () => {
    const asha = visitor();
    await asha.signUp();
    const before = (await (await asha.get('/dev/mail.json')).json()) as unknown[];
    const asked = await asha.send('POST', '/auth/v1/send-verification-email', { email: asha.email });
    expect(asked.status).toBe(200);
    expect(await (await asha.get('/dev/mail.json')).json()).toHaveLength(before.length + 1);
  });
});

describe('sign-in', () => {
  it('works in a browser whose session was ended elsewhere, too', async () => {
    const asha = visitor();
    const id = await asha.join();
    await deps.sql`DELETE FROM auth_session WHERE user_id = ${id}`;
    await asha.send('POST', '/auth/v1/sign-in/email', { email: asha.email, password: PASSWORD });
    expect(await session(asha)).toMatchObject({ person: { id } });
  });

  const signIn = (who: ReturnType<typeof visitor>, email: string, password = PASSWORD) =>
    who.send('POST', '/auth/v1/sign-in/email', { email, password });

  it('finds the same person from another browser', async () => {
    const [asha, laptop] = [visitor(), visitor()];
    const id = await asha.join();
    expect((await signIn(laptop, asha.email)).status).toBe(200);
    expect(await session(laptop)).toMatchObject({ person: { id, email_verified: true } });
  });

  it('refuses an unverified address after the right password, with one fresh link on its way', async () => {
    const asha = visitor();
    await asha.signUp();
    const before = (await (await asha.get('/dev/mail.json')).json()) as unknown[];
    for (const _ of [1, 2]) {
      expect(await refusal(await signIn(visitor(), asha.email))).toEqual([
        403,
        'Please verify your email first',
      ]);
    }
    expect(await (await asha.get('/dev/mail.json')).json()).toHaveLength(before.length + 1);
  });

  it('answers alike to a wrong password, an unverified account’s wrong password and an unknown address', async () => {
    const [verified, unverified] = [visitor(), visitor()];
    await verified.join();
    await unverified.signUp();
    for (const email of [verified.email, unverified.email, 'nobody@example.com']) {
      expect(await refusal(await signIn(visitor(), email, 'not the one'))).toEqual([
        401,
        'Invalid email or password',
      ]);
    }
  });

  it('keeps what an anonymous visitor entered, without overwriting the account’s own answers', async () => {
    const [asha, phone] = [visitor(), visitor()];
    const id = await asha.join();
    await asha.send('PATCH', '/v1/profile', { name: 'Asha' });
    await phone.send('POST', '/auth/v1/sign-in/anonymous');
    const guest = (await session(phone)) as { person: { id: string } };
    await phone.send('PATCH', '/v1/profile', {
      name: 'Guest',
      dob: '1999-04-12',
      country: 'IN',
      language: 'hi',
    });
    await phone.send('PUT', '/v1/traits', { answers: Array.from({ length: 24 }, () => 3) });
    await signIn(phone, asha.email);
    expect(await session(phone)).toMatchObject({
      person: { id, name: 'Asha', country: 'IN' },
      next: '/categories',
    });
    expect(await deps.sql`SELECT id FROM auth_user WHERE id = ${guest.person.id}`).toHaveLength(0);
  });
});

describe('a session', () => {
  it('rolls on while it is used', async () => {
    const asha = visitor();
    const id = await asha.join();
    expect((await asha.get('/v1/session')).headers.get('set-cookie')).toBeNull();
    await deps.sql`UPDATE auth_session SET expires_at = now() + interval '20 days' WHERE user_id = ${id}`;
    expect((await asha.get('/v1/session')).headers.get('set-cookie')).toMatch(
      /^saathi\.session_token=.*Max-Age=2592000/,
    );
    const [row] =
      await deps.sql`SELECT expires_at > now() + interval '29 days' AS longer FROM auth_session WHERE user_id = ${id}`;
    expect(row).toEqual({ longer: true });
  });

  it('is over when its time is', async () => {
    const asha = visitor();
    const id = await asha.join();
    await deps.sql`UPDATE auth_session SET expires_at = now() - interval '1 second' WHERE user_id = ${id}`;
    expect(await session(asha)).toMatchObject({ person: null });
  });
});

it('no answer about accounts may be kept by a cache', async () => {
  const asha = visitor();
  await asha.join();
  const link = '/auth/v1/reset-password/made-up?callbackURL=%2Freset-password';
  for (const path of ['/auth/v1/get-session', link, '/auth/v1/nowhere', '/v1/session']) {
    expect((await asha.get(path)).headers.get('cache-control'), path).toBe('no-store');
  }
  const signedIn = await asha.send('POST', '/auth/v1/sign-in/email', {
    email: asha.email,
    password: PASSWORD,
  });
  expect(signedIn.headers.get('cache-control')).toBe('no-store');
});

describe('sign-out', () => {
  it('ends the session', async () => {
    const asha = visitor();
    await asha.join();
    expect((await asha.send('POST', '/auth/v1/sign-out', {})).status).toBe(200);
    expect(await session(asha)).toMatchObject({ person: null });
  });
});

describe('recovery', () => {
  it('answers alike to known and unknown addresses, and the mailed link sets a new password', async () => {
    const asha = visitor();
    await asha.join();
    const ask = async (email: string) => {
      const answer = await visitor().send('POST', '/auth/v1/request-password-reset', { email });
      return [answer.status, await answer.text()];
    };
    expect(await ask(asha.email)).toEqual(await ask('nobody@example.com'));
    const opened = await visitor().openMail(asha.email);
    const token = new URL(opened.headers.get('location') ?? '', 'http://localhost').searchParams.get('token');
    const changed = await visitor().send('POST', '/auth/v1/reset-password', {
      token,
      newPassword: 'rain on the roof',
    });
    expect(changed.status).toBe(200);
    expect(await session(asha)).toMatchObject({ person: null });
    const again = await visitor().send('POST', '/auth/v1/sign-in/email', {
      email: asha.email,
      password: 'rain on the roof',
    });
    expect(again.status).toBe(200);
  });
});

it('writes no address, name, token or path with an id into the log', async () => {
  const asha = visitor();
  await asha.join();
  await asha.send('POST', '/auth/v1/sign-in/email', { email: asha.email, password: 'wrong' });
  expect(logged.at(-1)).toContain('"route":"/auth/v1/*"');
  expect(logged.filter((line) => /@example|token=|eyJ/.test(line))).toEqual([]);
});
