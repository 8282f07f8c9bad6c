import { describe, expect, it } from 'vitest';
import { KeptMail } from '../embedded/mailbox/mailbox.ts';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD, type Visitor } from '../testing/visitor.ts';
import { limitRecipients } from './limit-recipients.ts';
import type { MailKind, MailMessage } from './mail.ts';

const { visitor, deps } = await testApp();

async function mailsTo(email: string): Promise<string[]> {
  const mails = KeptMail.array().parse(await (await visitor().get('/dev/mail.json')).json());
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** What sixty requests from sixty addresses of the network are answered. */
async function sixty(ask: (browser: Visitor) => Promise<Response>): Promise<Set<string>> {
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask(visitor())));
  return new Set(await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`)));
}

describe('sixty requests at one moment bring one person at most five', () => {
  it('recovery mails, and are answered alike, as for somebody unknown', async () => {
    const asha = visitor();
    await asha.join();
    const recover = (email: string) => (browser: Visitor) =>
      browser.send('POST', '/auth/v1/request-password-reset', { email });
    const answers = await sixty(recover(asha.email));
    expect(answers.size).toBe(1);
    expect(answers).toEqual(await sixty(recover('nobody@example.com')));
    expect((await mailsTo(asha.email)).filter((subject) => /new password/.test(subject))).toHaveLength(5);
  });

  it('verification mails, and are answered alike', async () => {
    const asha = visitor();
    await asha.signUp();
    const answers = await sixty((browser) =>
      browser.send('POST', '/auth/v1/send-verification-email', { email: asha.email }),
    );
    expect(answers.size).toBe(1);
    expect(await mailsTo(asha.email)).toHaveLength(5);
  });

  it('verification mails by signing in before the address is proven', async () => {
    const asha = visitor();
    const id = await asha.signUp();
    for (let turn = 0; turn < 8; turn += 1) {
      await visitor().send('POST', '/auth/v1/sign-in/email', { email: asha.email, password: PASSWORD });
      await deps.sql`DELETE FROM rate_limit WHERE key = ${`link:${id}`}`;
    }
    expect(await mailsTo(asha.email)).toHaveLength(5);
  });

  it('mails about a change of address, whoever asks', async () => {
    const victim = visitor().email;
    for (let turn = 0; turn < 7; turn += 1) {
      const mallory = visitor();
      await mallory.join();
      const body = { newEmail: victim, currentPassword: PASSWORD };
      expect((await mallory.send('POST', '/auth/v1/change-email', body)).status).toBe(200);
    }
    expect(await mailsTo(victim)).toHaveLength(5);
  });

  it('mails at many spellings of their address', async () => {
    const name = visitor().email.split('@')[0];
    const spellings = [0, 1, 2, 3, 4, 5, 6].map((turn) => `${name}+${turn}@example.com`);
    for (const email of spellings)
      await visitor().send('POST', '/auth/v1/sign-up/email', { email, password: PASSWORD });
    expect((await Promise.all(spellings.map(mailsTo))).flat()).toHaveLength(5);
  });
});

describe('the limit of one recipient', () => {
  const sent: MailMessage[] = [];
  const deliver = limitRecipients({ sql: deps.sql, secret: 'a test' }, async (message) => sent.push(message));
  const send = async (kind: MailKind, to: string, times: number) => {
    sent.length = 0;
    for (let turn = 0; turn < times; turn += 1)
      await deliver({ kind, to, subject: 'Hello', text: '', html: '' });
    return sent.length;
  };

  it.each<[MailKind, number]>([
    ['verification', 5],
    ['recovery', 5],
    ['new_address', 5],
    ['already_registered', 3],
    ['email_changed', 10],
    ['password_changed', 10],
    ['wrong_passwords', 1],
  ])('of the kind %s is %i, and takes nothing from another kind or person', async (kind, most) => {
    expect(await send(kind, 'asha@example.com', most + 3)).toBe(most);
    expect(await send(kind, 'ravi@example.com', 1)).toBe(1);
  });

  it('knows the dots of an inbox that ignores them, and no others', async () => {
    await send('recovery', 'as.ha@gmail.com', 5);
    expect(await send('recovery', 'Asha+news@GMail.com', 1)).toBe(0);
    await send('recovery', 'me.ra@example.com', 5);
    expect(await send('recovery', 'mera@example.com', 1)).toBe(1);
  });

  it('keeps no address', async () => {
    await send('recovery', 'priya@example.com', 1);
    expect(await deps.sql`SELECT FROM rate_limit WHERE key LIKE '%priya%'`).toHaveLength(0);
  });
});
