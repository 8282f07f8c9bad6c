import { createEmailVerificationToken } from 'better-auth/api';
import { describe, expect, it } from 'vitest';
import { KeptMail } from '../embedded/mailbox/mailbox.ts';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD, type Visitor } from '../testing/visitor.ts';

const { visitor, deps } = await testApp();
const NEW_PASSWORD = 'rain on the roof';
const NO_LONGER_VALID = [400, 'This link is no longer valid. Please ask for a new one.'];

async function refusal(response: Response) {
  return [response.status, ((await response.json()) as { message: string }).message];
}

async function personOf(browser: Visitor) {
  return ((await (await browser.get('/v1/session')).json()) as { person: { email: string } | null }).person;
}

async function linkTo(email: string): Promise<string> {
  const mails = KeptMail.array().parse(await (await visitor().get('/dev/mail.json')).json());
  const link = new URL(mails.find((mail) => mail.to === email)?.links[0] ?? 'http://localhost');
  return link.pathname + link.search;
}

const tokenOf = (link: string) => new URL(link, 'http://localhost').searchParams.get('token') ?? '';

async function recoveryToken(email: string): Promise<string> {
  await visitor().send('POST', '/auth/v1/request-password-reset', { email });
  const opened = await visitor().get(await linkTo(email));
  return tokenOf(opened.headers.get('location') ?? '');
}

const reset = (browser: Visitor, token: string, newPassword = NEW_PASSWORD) =>
  browser.send('POST', '/auth/v1/reset-password', { token, newPassword });

const signIn = async (email: string, password: string) =>
  (await visitor().send('POST', '/auth/v1/sign-in/email', { email, password })).status;

async function isVerified(email: string): Promise<boolean> {
  const [row] = await deps.sql<
    { email_verified: boolean }[]
  >`SELECT email_verified FROM auth_user WHERE email = ${email}`;
  return row?.email_verified === true;
}

const verify = async (browser: Visitor, token: string) =>
  refusal(await browser.send('POST', '/auth/v1/confirm-email', { token }));

async function verificationToken(userId: string, email: string, seconds: number, secret?: string) {
  const signedWith = secret ?? deps.secrets.authSecret;
  return createEmailVerificationToken(signedWith, email, undefined, seconds, { userId });
}

describe('a verification link', () => {
  it('that was used already signs nobody in and says so', async () => {
    const [asha, second] = [visitor(), visitor()];
    await asha.signUp();
    await asha.openMail();
    expect(await verify(second, tokenOf(await linkTo(asha.email)))).toEqual([
      400,
      'Your email is already verified. Please sign in.',
    ]);
    expect(await personOf(second)).toBeNull();
    expect((await asha.openMail()).status).toBe(200);
  });

  it('that is too old verifies nothing', async () => {
    const asha = visitor();
    const token = await verificationToken(await asha.signUp(), asha.email, -1);
    expect(await verify(asha, token)).toEqual(NO_LONGER_VALID);
    expect(await isVerified(asha.email)).toBe(false);
  });

  it('that somebody else signed verifies nothing', async () => {
    const asha = visitor();
    const token = await verificationToken(
      await asha.signUp(),
      asha.email,
      3600,
      'not the secret of this server!',
    );
    expect(await verify(asha, token)).toEqual(NO_LONGER_VALID);
    expect(await isVerified(asha.email)).toBe(false);
  });

  it('of another account does nothing in a browser that is signed in', async () => {
    const [asha, ravi] = [visitor(), visitor()];
    await asha.signUp();
    await ravi.join();
    expect(await verify(ravi, tokenOf(await linkTo(asha.email)))).toEqual([
      403,
      expect.stringMatching(/^This link belongs to another account/),
    ]);
    expect(await isVerified(asha.email)).toBe(false);
    expect(await personOf(ravi)).toMatchObject({ email: ravi.email });
  });

  it('of an erased account does not verify whoever has the address now', async () => {
    const [first, second] = [visitor(), visitor()];
    await first.signUp();
    const token = tokenOf(await linkTo(first.email));
    await deps.sql`UPDATE auth_user SET email = 'gone@example.com' WHERE email = ${first.email}`;
    await second.send('POST', '/auth/v1/sign-up/email', { email: first.email, password: PASSWORD });
    expect(await verify(second, token)).toEqual(NO_LONGER_VALID);
    expect(await isVerified(first.email)).toBe(false);
  });

  it('is no recovery link', async () => {
    const asha = visitor();
    await asha.signUp();
    expect(await refusal(await reset(visitor(), tokenOf(await linkTo(asha.email))))).toEqual(NO_LONGER_VALID);
  });
});

describe('a recovery link', () => {
  it('works once', async () => {
    const asha = visitor();
    await asha.join();
    const token = await recoveryToken(asha.email);
    expect((await reset(visitor(), token)).status).toBe(200);
    expect(await refusal(await reset(visitor(), token, 'another new one'))).toEqual(NO_LONGER_VALID);
    expect(await signIn(asha.email, 'another new one')).toBe(401);
    expect(await signIn(asha.email, NEW_PASSWORD)).toBe(200);
  });

  it('dies with every other one once a password was chosen', async () => {
    const asha = visitor();
    await asha.join();
    const [first, second] = [await recoveryToken(asha.email), await recoveryToken(asha.email)];
    await reset(visitor(), first);
    expect(await refusal(await reset(visitor(), second, 'another new one'))).toEqual(NO_LONGER_VALID);
  });

  it('that is too old or made up changes nothing', async () => {
    const asha = visitor();
    await asha.join();
    const token = await recoveryToken(asha.email);
    await deps.sql`UPDATE auth_verification SET expires_at = now() - interval '1 second'`;
    for (const bad of [token, 'made-up', '']) {
      expect(await refusal(await reset(visitor(), bad))).toEqual(NO_LONGER_VALID);
    }
    const opened = await visitor().get(`/auth/v1/reset-password/${token}?callbackURL=%2Freset-password`);
    expect(opened.headers.get('location')).toMatch(/\/reset-password\?error=INVALID_TOKEN$/);
    expect(await signIn(asha.email, PASSWORD)).toBe(200);
  });

  it('of another account does nothing in a browser that is signed in', async () => {
    const [asha, ravi] = [visitor(), visitor()];
    await asha.join();
    await ravi.join();
    const [status, words] = await refusal(await reset(ravi, await recoveryToken(asha.email)));
    expect([status, words]).toEqual([403, expect.stringMatching(/^This link belongs to another account/)]);
    expect(await signIn(asha.email, PASSWORD)).toBe(200);
    expect(await signIn(ravi.email, PASSWORD)).toBe(200);
  });

  it('does not set one of the commonest passwords, and still works afterwards', async () => {
    const asha = visitor();
    await asha.join();
    const token = await recoveryToken(asha.email);
    expect((await refusal(await reset(visitor(), token, 'password123')))[1]).toMatch(/first that anybody/);
    expect((await reset(visitor(), token)).status).toBe(200);
  });
});

describe('a changed password', () => {
  async function twoBrowsers() {
    const [phone, laptop] = [visitor(), visitor()];
    await phone.join();
    await laptop.send('POST', '/auth/v1/sign-in/email', { email: phone.email, password: PASSWORD });
    expect(await personOf(laptop)).not.toBeNull();
    return { phone, laptop };
  }

  async function newestMail(email: string) {
    const mails = KeptMail.array().parse(await (await visitor().get('/dev/mail.json')).json());
    return mails.find((mail) => mail.to === email)?.subject;
  }

  it('ends every session when it came by recovery, and the owner is told', async () => {
    const { phone, laptop } = await twoBrowsers();
    await reset(visitor(), await recoveryToken(phone.email));
    expect([await personOf(phone), await personOf(laptop)]).toEqual([null, null]);
    expect(await newestMail(phone.email)).toBe('Your password for Saathi was changed');
  });

  it('ends every other session, whatever the request asks, kills mailed links, and the owner is told', async () => {
    const { phone, laptop } = await twoBrowsers();
    const token = await recoveryToken(phone.email);
    const changed = await phone.send('POST', '/auth/v1/change-password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
      revokeOtherSessions: false,
    });
    expect(changed.status).toBe(200);
    expect(await personOf(phone)).toMatchObject({ email: phone.email });
    expect(await personOf(laptop)).toBeNull();
    expect(await newestMail(phone.email)).toBe('Your password for Saathi was changed');
    expect(await refusal(await reset(visitor(), token))).toEqual(NO_LONGER_VALID);
  });

  it.each([
    ['not the one', NEW_PASSWORD, 400, /^Your current password is not right/],
    [PASSWORD, 'qwerty123', 400, /first that anybody/],
    [PASSWORD, 'a1b2c', 400, /at least 6 characters/],
    ['', NEW_PASSWORD, 400, /^Please enter your current password/],
  ])('is not made of %j and %j, and no session ends', async (currentPassword, newPassword, status, words) => {
    const { phone, laptop } = await twoBrowsers();
    const answer = await phone.send('POST', '/auth/v1/change-password', { currentPassword, newPassword });
    expect(await refusal(answer)).toEqual([status, expect.stringMatching(words)]);
    expect(await personOf(laptop)).not.toBeNull();
    expect(await newestMail(phone.email)).not.toBe('Your password for Saathi was changed');
  });
});
