import { randomUUID } from 'node:crypto';
import { Credits } from 'contracts/credits';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD, type Visitor } from '../testing/visitor.ts';

const { visitor, deps } = await testApp();
const { sql } = deps;
const NONE = { chat_credits: 0, camera_gallery_credits: 0, free_pack_used: true };
const PACK = { chat_credits: 25, camera_gallery_credits: 5 };

async function credits(browser: Visitor): Promise<Credits> {
  return Credits.parse(await (await browser.get('/v1/credits')).json());
}

async function signUp(browser: Visitor, email: string): Promise<void> {
  await sql`DELETE FROM rate_limit WHERE key LIKE 'mail:%'`;
  const answer = await browser.send('POST', '/auth/v1/sign-up/email', { email, password: PASSWORD });
  expect(answer.status).toBe(200);
  await deps.mail.settled();
}

/** Signs up with an address and proves it, somewhere nobody was before. */
async function join(email: string): Promise<Visitor> {
  const browser = visitor();
  await signUp(browser, email);
  expect((await browser.openMail(email.toLowerCase())).status).toBe(200);
  return browser;
}

const leave = (browser: Visitor) => browser.send('POST', '/v1/account/delete', { password: PASSWORD });
const someName = () => `asha.${randomUUID().slice(0, 8)}`;

describe('the free pack', () => {
  it('does not come again to somebody who deletes the account and signs up again, however the address is written', async () => {
    const name = someName();
    const first = await join(`${name}@gmail.com`);
    expect(await credits(first)).toMatchObject(PACK);
    expect((await leave(first)).status).toBe(204);
    for (const address of [
      `${name}@gmail.com`,
      `${name.toUpperCase()}@Gmail.com`,
      `${name}+again@gmail.com`,
      `${name.replaceAll('.', '')}@gmail.com`,
      `${name}@googlemail.com`,
    ]) {
      const again = await join(address);
      expect(await credits(again), address).toMatchObject(NONE);
      expect((await again.get('/v1/profile')).status).toBe(200);
      await leave(again);
    }
  });

  it('comes to one of two accounts that prove one inbox at the same moment', async () => {
    const name = someName();
    const addresses = [1, 2, 3].map((number) => `${name}+${number}@example.com`);
    const browsers = addresses.map(() => visitor());
    for (const [index, browser] of browsers.entries()) await signUp(browser, addresses[index] ?? '');
    await Promise.all(browsers.map((browser, index) => browser.openMail(addresses[index])));
    const balances = await Promise.all(browsers.map(credits));
    expect(balances.map(({ chat_credits }) => chat_credits).sort((a, b) => a - b)).toEqual([0, 0, 25]);
  });

  it('is not to be had by signing up with made-up addresses and moving each to one’s own', async () => {
    const own = `${someName()}@example.com`;
    const move = async () => {
      const browser = visitor();
      await signUp(browser, `${randomUUID()}@example.com`);
      await browser.send('POST', '/auth/v1/change-email', { newEmail: own, currentPassword: PASSWORD });
      await deps.mail.settled();
      expect((await browser.openMail(own)).status).toBe(200);
      return browser;
    };
    const first = await move();
    expect(await credits(first)).toMatchObject(PACK);
    await leave(first);
    expect(await credits(await move())).toMatchObject(NONE);
  });

  it('given before claims were kept, or to another address, is remembered when the account is deleted', async () => {
    const email = `${someName()}@example.com`;
    const first = await join(email);
    await sql`DELETE FROM free_pack_claims`;
    await leave(first);
    expect(await credits(await join(email))).toMatchObject(NONE);
  });

  it('of a deleted account leaves nothing in which its address could be read or tried out', async () => {
    const email = `${someName()}@example.com`;
    await leave(await join(email));
    const rows = await sql<{ row: string }[]>`SELECT c::text AS row FROM free_pack_claims c`;
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).toMatch(/^\([\w-]{43}\)$/);
  });
});
