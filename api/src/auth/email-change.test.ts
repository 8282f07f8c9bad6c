import { describe, expect, it } from 'vitest';
import { KeptMail } from '../embedded/mailbox/mailbox.ts';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD, type Visitor } from '../testing/visitor.ts';

const { visitor, deps } = await testApp();

const change = (who: Visitor, newEmail: string, currentPassword = PASSWORD) =>
  who.send('POST', '/auth/v1/change-email', { newEmail, currentPassword });

const signIn = async (email: string, password = PASSWORD) =>
  (await visitor().send('POST', '/auth/v1/sign-in/email', { email, password })).status;

async function mailsTo(email: string): Promise<KeptMail[]> {
  const mails = KeptMail.array().parse(await (await visitor().get('/dev/mail.json')).json());
  return mails.filter((mail) => mail.to === email);
}

async function newestToken(email: string): Promise<string> {
  return new URL((await mailsTo(email))[0]?.links[0] ?? '').searchParams.get('token') ?? '';
}

async function confirm(browser: Visitor, token: string): Promise<string> {
  const answer = await browser.send('POST', '/auth/v1/confirm-email', { token });
  return ((await answer.json()) as { code: string }).code;
}

async function personOf(browser: Visitor) {
  return ((await (await browser.get('/v1/session')).json()) as { person: { email: string } | null }).person;
}

async function refusal(response: Response) {
  return [response.status, ((await response.json()) as { message: string }).message];
}

describe('another address', () => {
  it('counts once its link is confirmed, and the old one is told without being told which', async () => {
    const [asha, next] = [visitor(), visitor().email];
    const id = await asha.join();
    expect((await change(asha, ` ${next.toUpperCase()}`)).status).toBe(200);
    expect(await personOf(asha)).toMatchObject({ email: asha.email });
    expect((await asha.openMail(next)).status).toBe(200);
    expect(await personOf(asha)).toMatchObject({ id, email: next, email_verified: true });
    expect([await signIn(next), await signIn(asha.email)]).toEqual([200, 401]);
    const [notice] = await mailsTo(asha.email);
    expect(notice?.subject).toBe('Your e-mail for Saathi was changed');
    expect(notice?.text).not.toContain(next);
  });

  it('mends an address that was mistyped at sign-up, with everything entered and the free credits', async () => {
    const [asha, right] = [visitor(), visitor().email];
    const id = await asha.signUp();
    await asha.send('PATCH', '/v1/profile', { name: 'Asha' });
    await change(asha, right);
    await asha.openMail(right);
    expect(await personOf(asha)).toMatchObject({ id, name: 'Asha', email: right, email_verified: true });
    expect(
      await deps.sql`SELECT FROM credit_transfers WHERE user_id = ${id} AND key = 'free'`,
    ).not.toHaveLength(0);
    expect((await mailsTo(asha.email)).map((mail) => mail.subject)).toEqual([
      'Please confirm your e-mail for Saathi',
    ]);
  });

  it('is not taken by whoever made somebody else confirm it: that takes the password, too', async () => {
    const [mallory, victim] = [visitor(), visitor()];
    await mallory.join();
    await change(mallory, victim.email);
    expect(await refusal(await victim.openMail())).toEqual([403, expect.stringMatching(/another browser/)]);
    expect(await refusal(await victim.openMail(victim.email, 'a guess'))).toEqual([
      403,
      'That is not the password of this account. Nothing was changed; please try again.',
    ]);
    expect(await personOf(mallory)).toMatchObject({ email: mallory.email });
    expect(await personOf(victim)).toBeNull();
  });

  it('is answered alike when somebody has it, who hears and loses nothing', async () => {
    const [asha, ravi] = [visitor(), visitor()];
    await asha.join();
    await ravi.join();
    const before = (await mailsTo(ravi.email)).length;
    const answers = [await change(asha, ravi.email), await change(asha, visitor().email)];
    expect(answers[0]?.status).toBe(answers[1]?.status);
    expect(await answers[0]?.text()).toBe(await answers[1]?.text());
    expect(await mailsTo(ravi.email)).toHaveLength(before);
  });

  it('is lost to whoever proved it first', async () => {
    const [asha, next] = [visitor(), visitor()];
    await asha.join();
    await change(asha, next.email);
    const token = await newestToken(next.email);
    await next.join();
    expect(await confirm(asha, token)).toBe('invalid_token');
    expect(await personOf(asha)).toMatchObject({ email: asha.email });
  });

  it('does not come by a link that is used, old, another account’s or older than a new password', async () => {
    const [asha, ravi] = [visitor(), visitor()];
    await asha.join();
    await ravi.join();
    const tokenFor = async (email: string) => {
      await change(asha, email);
      return newestToken(email);
    };
    const first = await tokenFor(visitor().email);
    expect(await confirm(ravi, first)).toBe('other_account');
    await deps.sql`UPDATE auth_verification SET expires_at = now() - interval '1 second'`;
    expect(await confirm(asha, first)).toBe('invalid_token');
    const second = await tokenFor(visitor().email);
    const changed = { currentPassword: PASSWORD, newPassword: 'rain on the roof' };
    await asha.send('POST', '/auth/v1/change-password', changed);
    expect(await confirm(asha, second)).toBe('invalid_token');
    expect(await personOf(asha)).toMatchObject({ email: asha.email });
  });

  it('needs a session, an address and the password, and guessing is slowed', async () => {
    const [asha, next] = [visitor(), visitor().email];
    expect(await refusal(await change(visitor(), next))).toEqual([401, 'Please login to continue']);
    await asha.join();
    expect(await refusal(await change(asha, 'nowhere'))).toEqual([
      400,
      'Please enter a valid new email address and your current password.',
    ]);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await refusal(await change(asha, next, `guess ${turn}`))).toEqual([
        400,
        'Your current password is not right. Nothing was changed.',
      ]);
    }
    expect((await change(asha, next)).status).toBe(429);
    expect(await mailsTo(next)).toEqual([]);
  });
});
