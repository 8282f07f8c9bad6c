import { describe, expect, it } from 'vitest';
import { KeptMail } from '../embedded/mailbox/mailbox.ts';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD, type Visitor } from '../testing/visitor.ts';

const { visitor, deps } = await testApp();
const { sql } = deps;
const NEW_PASSWORD = 'rain on the roof';
const BURST = 'Somebody tried to sign in to your Saathi account';

const signIn = (browser: Visitor, email: string, password = PASSWORD) =>
  browser.send('POST', '/auth/v1/sign-in/email', { email, password });

async function guess(browser: Visitor, email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1)
    statuses.push((await signIn(browser, email, `guess ${turn}`)).status);
  return statuses;
}

async function burstMails(email: string): Promise<number> {
  const mails = KeptMail.array().parse(await (await visitor().get('/dev/mail.json')).json());
  return mails.filter(({ to, subject }) => to === email && subject === BURST).length;
}

async function owner() {
  const browser = visitor();
  return { browser, id: await browser.join() };
}

/** Somebody else at the same address of the network. */
function behindOneAddress(): [Visitor, Visitor] {
  const address = `198.51.100.${Math.floor(Math.random() * 250)}`;
  return [visitor(), visitor()].map((one) => ({ ...one, send: sendFrom(one, address) })) as [
    Visitor,
    Visitor,
  ];
}

function sendFrom(browser: Visitor, address: string): Visitor['send'] {
  return (method, path, body) =>
    browser.fetch(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-test-address': address },
    });
}

describe('a hundred wrong passwords from one address', () => {
  it('get nowhere after the tenth and do not keep the owner out elsewhere', async () => {
    const [{ browser: asha }, stranger] = [await owner(), visitor()];
    const statuses = await guess(stranger, asha.email, 100);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(new Set(statuses.slice(10))).toEqual(new Set([429]));
    expect((await signIn(stranger, asha.email)).status).toBe(429);
    expect((await signIn(visitor(), asha.email)).status).toBe(200);
  });

  it('do not keep the owner out at that address either, on a device they signed in with before', async () => {
    const [asha, stranger] = behindOneAddress();
    await asha.join();
    await asha.send('POST', '/auth/v1/sign-out', {});
    await guess(stranger, asha.email, 100);
    expect((await signIn(asha, asha.email)).status).toBe(200);
  });

  it('make no trouble for the next try of the owner anywhere once they chose a new password', async () => {
    const [{ browser: asha }, stranger] = [await owner(), visitor()];
    await guess(stranger, asha.email, 11);
    await asha.send('POST', '/auth/v1/request-password-reset', { email: asha.email });
    const opened = await asha.openMail();
    const token = new URL(opened.headers.get('location') ?? '', 'http://localhost').searchParams.get('token');
    await visitor().send('POST', '/auth/v1/reset-password', { token, newPassword: NEW_PASSWORD });
    expect((await signIn(stranger, asha.email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('guessing from everywhere at one account', () => {
  const everywhere = (email: string) =>
    sql`UPDATE rate_limit SET count = 100 WHERE key LIKE 'guess:%' AND key NOT LIKE 'guess:%:%'`.then(
      () => email,
    );

  it('is held back, and the owner still comes in with a known device or a new password', async () => {
    const { browser: asha } = await owner();
    await guess(visitor(), asha.email, 1);
    await everywhere(asha.email);
    const refused = await signIn(visitor(), asha.email);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      {
        code: 'too_many_wrong_passwords',
        message:
          'Too many wrong passwords. Please wait a quarter of an hour, or choose a new one with “Forgot password”.',
      },
    ]);
    expect((await signIn(asha, asha.email)).status).toBe(200);

    const laptop = visitor();
    await laptop.send('POST', '/auth/v1/request-password-reset', { email: asha.email });
    const opened = await laptop.openMail(asha.email);
    const token = new URL(opened.headers.get('location') ?? '', 'http://localhost').searchParams.get('token');
    await laptop.send('POST', '/auth/v1/reset-password', { token, newPassword: NEW_PASSWORD });
    await guess(visitor(), asha.email, 1);
    await everywhere(asha.email);
    expect((await signIn(laptop, asha.email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('right passwords', () => {
  it('never count, however often one signs in', async () => {
    const [asha, laptop] = [(await owner()).browser, visitor()];
    for (let turn = 0; turn < 25; turn += 1) expect((await signIn(laptop, asha.email)).status).toBe(200);
  });

  it('are not let through by trying many at one moment', async () => {
    const [asha, stranger] = [(await owner()).browser, visitor()];
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => signIn(stranger, asha.email, `guess ${turn}`)),
    );
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10);
  });
});

it('many known devices of somebody who knew the old password are no more tries at the new one', async () => {
  const asha = (await owner()).browser;
  const devices = behindOneAddress();
  for (const device of devices) await signIn(device, asha.email);
  await asha.send('POST', '/auth/v1/change-password', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
  });
  const judged: number[] = [];
  for (const device of devices)
    judged.push(...(await guess(device, asha.email, 8)).filter((status) => status === 401));
  expect(judged).toHaveLength(10);
});

describe('a known device', () => {
  const cookieOf = async (browser: Visitor, email: string) =>
    (await signIn(browser, email)).headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('saathi.device='));

  it('is known by a cookie that no script reads and that names nobody', async () => {
    const { browser: asha, id } = await owner();
    const cookie = await cookieOf(asha, asha.email);
    expect(cookie).toMatch(/; Max-Age=31536000;.*HttpOnly; SameSite=Lax/);
    for (const name of [id, asha.email]) expect(cookie).not.toContain(name);
  });

  it('gets only a few wrong tries itself', async () => {
    const { browser: asha } = await owner();
    expect((await guess(asha, asha.email, 11)).at(-1)).toBe(429);
    expect((await signIn(visitor(), asha.email)).status).toBe(200);
  });

  it('of one account is a stranger to every other, and so is a made-up one', async () => {
    const [{ browser: asha }, { browser: mallory }] = [await owner(), await owner()];
    expect((await guess(mallory, asha.email, 11)).at(-1)).toBe(429);
    expect((await signIn(mallory, asha.email)).status).toBe(429);
    const forged = (await cookieOf(mallory, mallory.email))?.split(';')[0]?.slice(0, -5);
    const answer = await mallory.fetch('/auth/v1/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `${forged}AAAAA` },
      body: JSON.stringify({ email: asha.email, password: PASSWORD }),
    });
    expect(answer.status).toBe(429);
  });

  it('is none for having registered an address without proving it', async () => {
    const asha = visitor();
    await asha.signUp();
    await guess(asha, asha.email, 10);
    expect((await signIn(asha, asha.email)).status).toBe(429);
  });
});

describe('a burst of wrong passwords', () => {
  it('is told to the owner, once', async () => {
    const { browser: asha } = await owner();
    await guess(visitor(), asha.email, 9);
    expect(await burstMails(asha.email)).toBe(0);
    for (const _ of [1, 2, 3]) await guess(visitor(), asha.email, 5);
    expect(await burstMails(asha.email)).toBe(1);
  });

  it('at an address that nobody proved, or nobody has, is told to nobody', async () => {
    const asha = visitor();
    await asha.signUp();
    for (const email of [asha.email, 'nobody@example.com']) {
      await guess(visitor(), email, 10);
      expect(await burstMails(email)).toBe(0);
    }
  });
});

describe('somebody with another person’s session', () => {
  const routes: ((password: string) => [path: string, body: object])[] = [
    (password) => ['/auth/v1/change-password', { currentPassword: password, newPassword: NEW_PASSWORD }],
    (password) => ['/auth/v1/change-email', { currentPassword: password, newEmail: visitor().email }],
    (password) => ['/v1/account/delete', { password }],
  ];

  it('has five tries at the password over all routes that ask for it, and the owner hears of it', async () => {
    const { browser: asha, id } = await owner();
    const ask = async (turn: number, password: string) => {
      const [path, body] = routes[turn % routes.length]?.(password) ?? ['', {}];
      return (await asha.send('POST', path, body)).status;
    };
    const tries: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) tries.push(await ask(turn, `guess ${turn}`));
    expect(tries).toEqual([400, 400, 403, 400, 400]);
    for (const turn of [0, 1, 2]) expect(await ask(turn, PASSWORD)).toBe(429);
    expect(await sql`SELECT FROM auth_user WHERE id = ${id}`).toHaveLength(1);
    expect(await burstMails(asha.email)).toBe(1);
  });

  it('finds no other route that tells whether a password is right', async () => {
    const { browser: asha } = await owner();
    for (const password of [PASSWORD, 'a guess']) {
      expect((await asha.send('POST', '/auth/v1/verify-password', { password })).status).toBe(404);
    }
  });
});
