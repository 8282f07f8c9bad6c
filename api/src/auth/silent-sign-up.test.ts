import { afterAll, describe, expect, it } from 'vitest';
import { KeptMail } from '../embedded/mailbox/mailbox.ts';
import { policy } from '../policy/policy.ts';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD, type Visitor } from '../testing/visitor.ts';

const { visitor, deps } = await testApp();
policy.accounts.silent_sign_up = true;
afterAll(() => {
  policy.accounts.silent_sign_up = false;
});

const signUp = (who: Visitor, email: string) =>
  who.send('POST', '/auth/v1/sign-up/email', { email, password: PASSWORD });

async function session(browser: Visitor) {
  return (await browser.get('/v1/session')).json() as Promise<{ person: { id: string } | null }>;
}

async function lettersTo(email: string): Promise<string[]> {
  const mails = KeptMail.array().parse(await (await visitor().get('/dev/mail.json')).json());
  return mails.filter((mail) => mail.to === email).map((mail) => mail.subject);
}

/** Everything an asker can see, with what is random in every answer left out. */
async function seen(email: string) {
  const stranger = visitor();
  const answer = await signUp(stranger, email);
  const body = (await answer.json()) as { token: string; user: { id: string } };
  const after = await session(stranger);
  const again = await signUp(stranger, email);
  return {
    status: [answer.status, again.status],
    headers: [...answer.headers.keys()],
    body: { ...body, token: typeof body.token, user: { ...body.user, id: typeof body.user.id, email: '' } },
    after: { ...after, person: { ...after.person, id: typeof after.person?.id } },
    cookies: answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '')),
    signIn: (
      await visitor().send('POST', '/auth/v1/sign-in/email', { email, password: 'a stranger’s guess' })
    ).status,
    resend: (await stranger.send('POST', '/auth/v1/send-verification-email', { email })).status,
  };
}

describe('silent sign-up', () => {
  it('shows a known and an unknown address alike, and tells the owner by mail', async () => {
    const asha = visitor();
    await signUp(asha, asha.email);
    await asha.openMail();
    const nobody = visitor().email;
    expect(await seen(asha.email)).toEqual(await seen(nobody));
    expect(new Set(await lettersTo(asha.email))).toEqual(
      new Set(['You already have an account with Saathi', 'Please confirm your e-mail for Saathi']),
    );
    expect(new Set(await lettersTo(nobody))).toEqual(new Set(['Please confirm your e-mail for Saathi']));
    expect(
      (await visitor().send('POST', '/auth/v1/sign-in/email', { email: asha.email, password: PASSWORD }))
        .status,
    ).toBe(200);
  });

  it('makes the account in the visitor’s own row once the link is confirmed, on another device with the password', async () => {
    const [asha, laptop] = [visitor(), visitor()];
    await asha.send('POST', '/auth/v1/sign-in/anonymous');
    await asha.send('PATCH', '/v1/profile', { name: 'Asha', country: 'IN' });
    const { person } = await session(asha);
    await signUp(asha, asha.email);
    expect(await session(asha)).toMatchObject({ person: { id: person?.id, anonymous: true } });
    expect((await laptop.openMail(asha.email)).status).toBe(403);
    expect(await session(laptop)).toMatchObject({ person: null });
    expect((await laptop.openMail(asha.email, PASSWORD)).status).toBe(200);
    expect(await session(laptop)).toMatchObject({
      person: { id: person?.id, name: 'Asha', email: asha.email, email_verified: true, anonymous: false },
    });
    expect(await session(asha)).toMatchObject({ person: null });
  });

  it('mails the link again to the visitor who waits for it, and to nobody else', async () => {
    const [asha, stranger] = [visitor(), visitor()];
    await signUp(asha, asha.email);
    await stranger.send('POST', '/auth/v1/sign-in/anonymous');
    const resend = async (who: Visitor) =>
      (await who.send('POST', '/auth/v1/send-verification-email', { email: asha.email })).status;
    expect([await resend(stranger), (await lettersTo(asha.email)).length]).toEqual([200, 1]);
    expect([await resend(asha), (await lettersTo(asha.email)).length]).toEqual([200, 2]);
    await asha.openMail();
    expect(await session(asha)).toMatchObject({ person: { email: asha.email, email_verified: true } });
  });

  it('lets the link work once, and gives nothing to a second sign-up of the same address', async () => {
    const [asha, stranger] = [visitor(), visitor()];
    await signUp(stranger, asha.email);
    const strangers = new URL(
      KeptMail.array().parse(await (await asha.get('/dev/mail.json')).json())[0]?.links[0] ?? '',
    ).searchParams.get('token');
    await signUp(asha, asha.email);
    await asha.openMail();
    for (const _ of [1, 2]) {
      const late = await stranger.send('POST', '/auth/v1/confirm-email', { token: strangers });
      expect(late.status).toBe(400);
    }
    expect(await session(stranger)).toMatchObject({ person: { anonymous: true } });
    expect(await deps.sql`SELECT FROM auth_user WHERE email = ${asha.email}`).toHaveLength(1);
  });

  it('gives the address its own row when the visitor became somebody else meanwhile', async () => {
    const [first, second] = [visitor(), visitor()];
    await signUp(first, first.email);
    await signUp(first, second.email);
    await first.openMail(first.email);
    expect((await first.openMail(second.email)).status).toBe(403);
    await visitor().openMail(second.email, PASSWORD);
    const rows = await deps.sql<{ id: string }[]>`
      SELECT id FROM auth_user WHERE email IN (${first.email}, ${second.email})`;
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
    expect(await deps.sql`SELECT FROM auth_account WHERE user_id = ${rows[0]?.id ?? ''}`).toHaveLength(1);
  });
});
