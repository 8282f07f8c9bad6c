import { expect, it } from 'vitest';
import { chatApp } from '../testing/chat-app.ts';
import { PASSWORD, type Visitor } from '../testing/visitor.ts';

const { visitor, deps } = await chatApp();
const { sql } = deps;
const NEW_PASSWORD = 'quiet harbour lanterns';
const EVIL = { method: 'POST', headers: { origin: 'https://evil.example' } };

interface Row {
  event: string;
  account: string;
  network: string;
  times: number;
}
const noted = () =>
  sql<Row[]>`SELECT event, account, network, times FROM security_events ORDER BY event, account`;
async function auth(browser: Visitor, path: string, body: object = {}, status = 200): Promise<void> {
  expect((await browser.send('POST', `/auth/v1/${path}`, body)).status, path).toBe(status);
}

async function mailedToken(email: string): Promise<string> {
  await deps.mail.settled();
  const mails = (await (await visitor().get('/dev/mail.json')).json()) as { to: string; links: string[] }[];
  const links = mails.filter(({ to }) => to === email).flatMap((mail) => mail.links);
  return /reset-password\/([^?]+)/.exec(links.join('\n'))?.[1] ?? '';
}

it('notes what is done to an account, and nothing that tells whose it is', async () => {
  const [asha, phone, stranger] = [visitor(), visitor(), visitor()];
  const { email } = asha;
  const moved = `moved-${email}`;
  const id = await asha.join();
  await auth(phone, 'sign-in/email', { email, password: PASSWORD });
  await asha.send('DELETE', '/v1/sessions');
  await asha.get('/v1/account/export').then((answer) => answer.arrayBuffer());
  await auth(asha, 'change-email', { newEmail: moved, currentPassword: PASSWORD });
  await deps.mail.settled();
  await asha.openMail(moved);
  await auth(asha, 'change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
  for (let count = 0; count < 10; count += 1)
    await auth(stranger, 'sign-in/email', { email: moved, password: 'not the one' }, 401);
  await auth(asha, 'request-password-reset', { email: moved });
  const token = await mailedToken(moved);
  await auth(asha, 'reset-password', { token, newPassword: `${NEW_PASSWORD} again` });
  await auth(asha, 'sign-in/email', { email: moved, password: `${NEW_PASSWORD} again` });
  await auth(asha, 'sign-out');
  await asha.fetch('/v1/frequency-sessions', EVIL);
  await auth(asha, 'sign-in/email', { email: moved, password: `${NEW_PASSWORD} again` });
  await asha.send('POST', '/v1/account/delete', { password: `${NEW_PASSWORD} again` });

  const rows = await noted();
  expect([...new Set(rows.map(({ event }) => event))]).toEqual([
    'deleted',
    'email_change_asked',
    'email_changed',
    'email_verified',
    'exported',
    'origin_refused',
    'password_changed',
    'password_reset',
    'recovery_asked',
    'sessions_ended',
    'signed_in',
    'signed_out',
    'signed_up',
    'wrong_passwords',
  ]);
  const accounts = rows.filter(({ event }) => event !== 'origin_refused').map(({ account }) => account);
  expect(new Set(accounts).size).toBe(1);
  for (const text of [id, email, moved, '10.', 'example'])
    expect(JSON.stringify(await sql`SELECT * FROM security_events`)).not.toContain(text);
});

it('cannot be filled by repeating: a minute’s repetitions are one row with a number', async () => {
  await sql`DELETE FROM security_events`;
  const mallory = visitor();
  for (let count = 0; count < 5; count += 1) await mallory.fetch('/v1/profile', EVIL);
  expect(await noted()).toMatchObject([{ event: 'origin_refused', account: '', times: 5 }]);
});

it('tells one network from another, an address within one from none', async () => {
  await sql`DELETE FROM security_events`;
  for (const address of [
    '198.51.100.7',
    '198.51.100.200',
    '198.51.101.7',
    '2001:db8:1:2::7',
    '2001:db8:1:2::8',
  ])
    await visitor().fetch('/v1/profile', {
      ...EVIL,
      headers: { ...EVIL.headers, 'x-test-address': address },
    });
  const times = (await noted()).map((row) => row.times);
  expect(times.sort((a, b) => a - b)).toEqual([1, 2, 2]);
});
