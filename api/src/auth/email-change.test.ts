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

async function personOf(browser: Visitor) {
  return ((await (await browser.get('/v1/session')).json()) as { person: { email: string } | null }).person;
}

async function refusal(response: Response) {
  return [response.status, ((await response.json()) as { message: string }).message];
}

describe('another address', () => {
  it('counts once its link is opened, and the old one is told without being told which', async () => {
    const [asha, next] = [visitor(), visitor().email];
    const id = await asha.join();
    expect((await change(asha, ` ${next.toUpperCase()}`)).status).toBe(200);
    expect(await personOf(asha)).toMatchObject({ email: asha.email });
    expect((await visitor().openMail(next)).headers.get('location')).toBe('/verify-email');
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
    await visitor().openMail(right);
    expect(await personOf(asha)).toMatchObject({ id, name: 'Asha', email: right, email_verified: true });
    expect(
      await deps.sql`SELECT FROM credit_transfers WHERE user_id = ${id} AND key = 'free'`,
    ).not.toHaveLength(0);
    expect((await mailsTo(asha.email)).map((mail) => mail.subject)).toEqual([
      'Please confirm your e-mail for Saathi',
    ]);
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
    const link = (await mailsTo(next.email))[0]?.links[0]?.replace('http://localhost:3000', '') ?? '';
    await next.join();
    expect((await visitor().get(link)).headers.get('location')).toBe('/verify-email?error=INVALID_TOKEN');
    expect(await personOf(asha)).toMatchObject({ email: asha.email });
  });

  it('does not come by a link that is used, old, another account’s or older than a new password', async () => {
    const [asha, ravi] = [visitor(), visitor()];
    await asha.join();
    await ravi.join();
    const linkFor = async (email: string) => {
      await change(asha, email);
      return (await mailsTo(email))[0]?.links[0]?.replace('http://localhost:3000', '') ?? '';
    };
    const open = async (who: Visitor, link: string) => (await who.get(link)).headers.get('location');
    const first = await linkFor(visitor().email);
    expect(await open(ravi, first)).toBe('/verify-email?error=OTHER_ACCOUNT');
    await deps.sql`UPDATE auth_verification SET expires_at = now() - interval '1 second'`;
    expect(await open(asha, first)).toBe('/verify-email?error=INVALID_TOKEN');
    const second = await linkFor(visitor().email);
    const changed = { currentPassword: PASSWORD, newPassword: 'rain on the roof' };
    await asha.send('POST', '/auth/v1/change-password', changed);
    expect(await open(asha, second)).toBe('/verify-email?error=INVALID_TOKEN');
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
