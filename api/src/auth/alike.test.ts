import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { createDeps } from '../create-deps.ts';
import { parseSettings } from '../server/settings/settings.ts';
import { testApp } from '../testing/test-app.ts';
import { createVisitor, PASSWORD, type Visitor } from '../testing/visitor.ts';
import * as passwords from './passwords.ts';

vi.mock('./passwords.ts', { spy: true });

const { app, visitor, deps } = await testApp();

async function answerOf(response: Response) {
  return { status: response.status, body: await response.text(), type: response.headers.get('content-type') };
}

const ask = async (email: string) =>
  answerOf(await visitor().send('POST', '/auth/v1/request-password-reset', { email }));

const signIn = (who: Visitor, email: string, password: string) =>
  who.send('POST', '/auth/v1/sign-in/email', { email, password });

async function slowHashes(work: () => Promise<unknown>): Promise<number> {
  const before = vi.mocked(passwords.hash).mock.calls.length + vi.mocked(passwords.verify).mock.calls.length;
  await work();
  return vi.mocked(passwords.hash).mock.calls.length + vi.mocked(passwords.verify).mock.calls.length - before;
}

async function mailedLinks(): Promise<number> {
  return (await deps.sql`SELECT FROM auth_verification WHERE identifier LIKE 'reset-password:%'`).length;
}

describe('recovery', () => {
  it('answers a known and an unknown address alike, after the same writes', async () => {
    const asha = visitor();
    await asha.join();
    const written: number[] = [];
    const answers: unknown[] = [];
    for (const email of [asha.email, ` ${asha.email.toUpperCase()}`, 'nobody@example.com']) {
      const before = await mailedLinks();
      answers.push(await ask(email));
      written.push((await mailedLinks()) - before);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(written).toEqual([1, 1, 1]);
  });

  it('has begun nothing for a known address when the answer leaves, and sends the mail then', async () => {
    const asha = visitor();
    await asha.join();
    const send = vi.spyOn(deps.mail, 'send');
    const outgoing = Object.assign(new EventEmitter(), { closed: false });
    const asked = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: deps.settings.publicUrl,
        'x-test-address': '192.0.2.80',
      },
      body: JSON.stringify({ email: asha.email }),
    };
    const answer = await app.request('/auth/v1/request-password-reset', asked, { outgoing });
    await answer.text();
    expect([answer.status, send.mock.calls.length]).toEqual([200, 0]);
    outgoing.emit('close');
    expect(send).toHaveBeenCalledOnce();
    send.mockRestore();
  });

  it('does not wait for the mail', async () => {
    const asha = visitor();
    await asha.join();
    const never = vi.spyOn(deps.mail, 'send').mockImplementation(() => new Promise(() => {}));
    expect((await ask(asha.email)).status).toBe(200);
    expect(never).toHaveBeenCalledOnce();
    never.mockRestore();
  });
});

describe('sign-in', () => {
  it('refuses a wrong password alike and after one slow hash, whoever the address belongs to', async () => {
    const [verified, unverified, byProvider] = [visitor(), visitor(), visitor()];
    await verified.join();
    await unverified.signUp();
    const without = await byProvider.signUp();
    await deps.sql`DELETE FROM auth_account WHERE user_id = ${without}`;
    const answers: unknown[] = [];
    for (const { email } of [verified, unverified, byProvider, { email: 'nobody@example.com' }]) {
      for (const password of ['not the one', 'x'.repeat(127)]) {
        const work = async () => answers.push(await answerOf(await signIn(visitor(), email, password)));
        expect(await slowHashes(work)).toBe(1);
      }
      answers.push(await answerOf(await signIn(visitor(), email, 'x'.repeat(129))));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});

describe('wrong passwords', () => {
  /** The answers to so many wrong ones at one account, and to one more. */
  const guess = async (count: number, who: (turn: number) => Promise<Response>) => {
    const statuses: number[] = [];
    for (let turn = 0; turn <= count; turn += 1) statuses.push((await who(turn)).status);
    return [new Set(statuses.slice(0, count)), statuses.at(-1)];
  };

  it('at many accounts slow their address down in words', async () => {
    const stranger = visitor();
    expect(await guess(20, (turn) => signIn(stranger, `nobody${turn}@example.com`, 'a guess'))).toEqual([
      new Set([401]),
      429,
    ]);
    const refused = await signIn(stranger, 'nobody@example.com', PASSWORD);
    expect(await refused.json()).toEqual({
      code: 'too_many_requests',
      message: 'Too many attempts. Please wait a minute and try again.',
    });
    expect((await signIn(visitor(), 'nobody@example.com', PASSWORD)).status).toBe(401);
  });

  it('are counted for the address the proxy appended, not for what the client wrote before it', async () => {
    const stranger = visitor();
    const from = (turn: number) =>
      stranger.fetch('/auth/v1/sign-in/email', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-test-address': `192.0.2.${turn}, 203.0.113.7`,
          'x-saathi-client-address': `192.0.2.${turn}`,
        },
        body: JSON.stringify({ email: 'proxied@example.com', password: `guess ${turn}` }),
      });
    expect(await guess(10, from)).toEqual([new Set([401]), 429]);
  });

  it('are counted once for all the IPv6 addresses of one network', async () => {
    const stranger = visitor();
    const from = (turn: number, network = '2001:db8:1:2') =>
      stranger.fetch('/auth/v1/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-test-address': `${network}::${turn + 1}` },
        body: JSON.stringify({ email: 'ipv6@example.com', password: `guess ${turn}` }),
      });
    expect(await guess(10, from)).toEqual([new Set([401]), 429]);
    expect((await from(1, '2001:db8:1:3')).status).toBe(401);
  });

  it('are counted all the same when no proxy is trusted and the header is forged', async () => {
    const settings = parseSettings({
      DATA_DIR: deps.settings.dataDir,
      SITE_DIR: 'none',
    });
    const bare = createApp(createDeps({ ...deps, settings }));
    const stranger = createVisitor(bare);
    const from = (turn: number) =>
      stranger.fetch('/auth/v1/sign-in/email', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `192.0.2.${turn}`,
          'x-test-address': `192.0.2.${turn}`,
          'x-saathi-client-address': `192.0.2.${turn}`,
        },
        body: JSON.stringify({ email: 'forged@example.com', password: `guess ${turn}` }),
      });
    expect(await guess(10, from)).toEqual([new Set([401]), 429]);
  });
});
