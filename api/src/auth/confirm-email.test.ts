import { describe, expect, it } from 'vitest';
import { KeptMail } from '../embedded/mailbox/mailbox.ts';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD, type Visitor } from '../testing/visitor.ts';

const { visitor, deps } = await testApp();
const { sql } = deps;
const OWN = 'rain on the roof';

async function personOf(browser: Visitor) {
  return ((await (await browser.get('/v1/session')).json()) as { person: { id: string } | null }).person;
}

async function code(response: Response): Promise<string | undefined> {
  return ((await response.json()) as { code?: string }).code;
}

const signIn = async (email: string, password: string) =>
  (await visitor().send('POST', '/auth/v1/sign-in/email', { email, password })).status;

const signUp = (browser: Visitor, email: string) =>
  browser.send('POST', '/auth/v1/sign-up/email', { email, password: PASSWORD });

const isVerified = async (email: string) =>
  (await sql`SELECT FROM auth_user WHERE email = ${email} AND email_verified`).length === 1;

async function linksTo(email: string): Promise<URL[]> {
  const mails = KeptMail.array().parse(await (await visitor().get('/dev/mail.json')).json());
  return mails.filter((mail) => mail.to === email).flatMap(({ links }) => links.map((link) => new URL(link)));
}

/** An anonymous visitor who told something and checked in. */
async function guest() {
  const browser = visitor();
  await browser.send('POST', '/auth/v1/sign-in/anonymous');
  await browser.send('PATCH', '/v1/profile', { name: 'Asha' });
  await browser.send('PUT', '/v1/moods/today', { mood: 2 });
  return { browser, id: (await personOf(browser))?.id ?? '' };
}

describe('a stranger’s link, opened by a visitor,', () => {
  it('signs them in as nobody and takes nothing of theirs', async () => {
    const [mallory, { browser, id }] = [visitor(), await guest()];
    await mallory.signUp();
    expect(await code(await browser.openMail(mallory.email))).toBe('password_needed');
    expect(await code(await browser.openMail(mallory.email, 'a guess'))).toBe('not_the_password');
    expect(await personOf(browser)).toMatchObject({ id, name: 'Asha', anonymous: true });
    expect(await sql`SELECT FROM mood_checkins WHERE user_id = ${id}`).toHaveLength(1);
  });

  it('leaves what the visitor told with nobody else, even with the stranger’s password', async () => {
    const [mallory, { browser, id }] = [visitor(), await guest()];
    const stranger = await mallory.signUp();
    expect((await browser.openMail(mallory.email, PASSWORD)).status).toBe(200);
    expect(await sql`SELECT FROM mood_checkins WHERE user_id = ${stranger}`).toHaveLength(0);
    expect(await sql`SELECT FROM user_profile WHERE user_id = ${stranger}`).toHaveLength(0);
    expect(await sql`SELECT FROM auth_session WHERE user_id = ${id}`).toHaveLength(0);
  });
});

describe('somebody whose address a stranger signed up with', () => {
  it('verifies nothing by opening the mail and pressing the button', async () => {
    const [mallory, victim] = [visitor(), visitor()];
    await signUp(mallory, victim.email);
    expect(await code(await victim.openMail())).toBe('password_needed');
    expect(await isVerified(victim.email)).toBe(false);
    expect(await personOf(victim)).toBeNull();
  });

  it('chooses a password of their own, and the stranger has neither a session nor a password', async () => {
    const [mallory, victim] = [visitor(), visitor()];
    await signUp(mallory, victim.email);
    await victim.send('POST', '/auth/v1/request-password-reset', { email: victim.email });
    const opened = await victim.openMail();
    const token = new URL(opened.headers.get('location') ?? '', 'http://localhost').searchParams.get('token');
    expect(await isVerified(victim.email)).toBe(false);
    await victim.send('POST', '/auth/v1/reset-password', { token, newPassword: OWN });
    expect(await isVerified(victim.email)).toBe(true);
    expect(await personOf(mallory)).toBeNull();
    expect([await signIn(victim.email, PASSWORD), await signIn(victim.email, OWN)]).toEqual([401, 200]);
    const id =
      (await sql<{ id: string }[]>`SELECT id FROM auth_user WHERE email = ${victim.email}`)[0]?.id ?? '';
    expect(await sql`SELECT FROM credit_transfers WHERE user_id = ${id} AND key = 'free'`).not.toHaveLength(
      0,
    );
  });
});

/** Chooses a new password by recovery; gives what `/v1/profile` then says to whoever signs in with it. */
async function recover(browser: Visitor): Promise<unknown> {
  await browser.send('POST', '/auth/v1/request-password-reset', { email: browser.email });
  const opened = await browser.openMail(browser.email);
  const token = new URL(opened.headers.get('location') ?? '', 'http://localhost').searchParams.get('token');
  await browser.send('POST', '/auth/v1/reset-password', { token, newPassword: OWN });
  const owner = visitor();
  await owner.send('POST', '/auth/v1/sign-in/email', { email: browser.email, password: OWN });
  return (await owner.get('/v1/profile')).json();
}

describe('what was entered under an address that is proven by recovery', () => {
  it('is gone when a stranger may have entered it', async () => {
    const [mallory, victim] = [visitor(), visitor()];
    await signUp(mallory, victim.email);
    const told = { name: 'You are worthless', country: 'PK', dob: '2012-01-01' };
    await mallory.send('PATCH', '/v1/profile', told);
    expect(await recover(victim)).toMatchObject({
      email_verified: true,
      name: null,
      country: null,
      dob: null,
    });
    expect(
      await sql`SELECT FROM user_profile WHERE name = 'You are worthless' OR youngest_dob = '2012-01-01'`,
    ).toHaveLength(0);
    expect((await mallory.send('PATCH', '/v1/profile', told)).status).toBe(401);
  });

  it('stays where it was entered in the same browser, and once it was proven', async () => {
    const asha = visitor();
    await asha.signUp();
    await asha.send('PATCH', '/v1/profile', { name: 'Asha' });
    expect(await recover(asha)).toMatchObject({ email_verified: true, name: 'Asha' });
    expect(await recover({ ...visitor(), email: asha.email })).toMatchObject({ name: 'Asha' });
  });
});

it('whatever fetches every link of a mail, as scanners do, changes nothing', async () => {
  const asha = visitor();
  const id = await asha.signUp();
  const before = await sql`SELECT * FROM auth_session WHERE user_id = ${id}`;
  const token = (await linksTo(asha.email))[0]?.searchParams.get('token') ?? '';
  const older = `/auth/v1/verify-email?token=${token}&callbackURL=%2Fverify-email`;
  const confirming = `/auth/v1/confirm-email?token=${token}`;
  for (const scanner of [visitor(), asha]) {
    for (const { pathname, search } of await linksTo(asha.email)) await scanner.get(pathname + search);
    for (const path of [older, `${older}/`, older.replace('?', '/?'), confirming])
      expect((await scanner.get(path)).headers.getSetCookie()).toEqual([]);
  }
  expect(await isVerified(asha.email)).toBe(false);
  expect(await sql`SELECT * FROM auth_session WHERE user_id = ${id}`).toEqual(before);
});

it('a page of another site cannot press the button', async () => {
  const asha = visitor();
  await asha.signUp();
  const token = (await linksTo(asha.email))[0]?.searchParams.get('token');
  const answer = await asha.fetch('/auth/v1/confirm-email', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(answer.status).toBe(403);
  expect(await isVerified(asha.email)).toBe(false);
});

it('guessing the password of a link is held back like guessing at sign-in', async () => {
  const [asha, stranger] = [visitor(), visitor()];
  await asha.signUp();
  const answers: (string | undefined)[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    answers.push(await code(await stranger.openMail(asha.email, `guess ${turn}`)));
  }
  expect(new Set(answers.slice(0, 10))).toEqual(new Set(['not_the_password']));
  expect(answers.at(-1)).toBe('too_many_wrong_passwords');
  expect((await asha.openMail()).status).toBe(200);
});

it.each([{}, { token: '' }, { token: 5 }, { token: 'made-up' }, [], { token: 'a', password: 5 }])(
  'a body like %j is no link',
  async (body) => {
    const answer = await visitor().send('POST', '/auth/v1/confirm-email', body);
    expect([answer.status, await code(answer)]).toEqual([400, 'invalid_token']);
  },
);

it('the free credits come before the address counts as verified, so that pressing again repairs what failed', async () => {
  const asha = visitor();
  const id = await asha.signUp();
  await sql`ALTER TABLE credit_transfers RENAME TO credit_transfers_away`;
  expect((await asha.openMail()).status).toBe(500);
  await sql`ALTER TABLE credit_transfers_away RENAME TO credit_transfers`;
  expect(await isVerified(asha.email)).toBe(false);
  expect((await asha.openMail()).status).toBe(200);
  expect(await sql`SELECT FROM credit_transfers WHERE user_id = ${id} AND key = 'free'`).not.toHaveLength(0);
});
