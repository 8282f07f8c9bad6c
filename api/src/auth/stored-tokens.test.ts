import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { policy } from '../policy/policy.ts';
import { insertPerson } from '../testing/insert-person.ts';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD, type Visitor } from '../testing/visitor.ts';

const { app, visitor, deps } = await testApp();
const { sql } = deps;
const NEW_PASSWORD = 'quiet harbour lanterns';
const MIGRATION = new URL('../../migrations/030-hashed-tokens.sql', import.meta.url);

afterEach(() => {
  policy.accounts.silent_sign_up = false;
});

/** What the database holds of tokens, and each part of it. */
async function readDatabase(): Promise<string[]> {
  const rows = await sql<{ kept: string }[]>`
    SELECT token AS kept FROM auth_session UNION ALL SELECT identifier FROM auth_verification
    UNION ALL SELECT value FROM auth_verification`;
  const parts = rows.flatMap(({ kept }) => [
    kept,
    kept.slice(kept.indexOf(':') + 1),
    kept.split(':').at(-1) ?? '',
  ]);
  return [...new Set(parts)];
}

// From another address each time, so that nothing is refused for being asked too often.
const post = (browser: Visitor, path: string, body: object) =>
  browser.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-address': `10.${[...randomBytes(3)].join('.')}` },
    body: JSON.stringify(body),
  });

async function isSignedIn(token: string): Promise<boolean> {
  const answer = await app.request('/v1/session', { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { person: object | null }).person !== null;
}

/** Somebody signed in who has every kind of link under way. */
async function withLinks(): Promise<{ asha: Visitor; newcomer: Visitor }> {
  const [asha, newcomer] = [visitor(), visitor()];
  await asha.join();
  await asha.send('POST', '/auth/v1/request-password-reset', { email: asha.email });
  const body = { newEmail: `new-${asha.email}`, currentPassword: PASSWORD };
  await asha.send('POST', '/auth/v1/change-email', body);
  policy.accounts.silent_sign_up = true;
  await newcomer.signUp();
  return { asha, newcomer };
}

describe('whoever reads the database', () => {
  it('can sign in with nothing in it, and use no link', async () => {
    const { asha, newcomer } = await withLinks();
    expect(await isSignedIn(asha.bearer())).toBe(true);
    const found = await readDatabase();
    for (const token of [asha.bearer(), newcomer.bearer()]) expect(found).not.toContain(token);
    for (const token of found) {
      expect(await isSignedIn(token)).toBe(false);
      const tries = [
        await post(visitor(), '/auth/v1/reset-password', { token, newPassword: NEW_PASSWORD }),
        await post(asha, '/auth/v1/confirm-email', { token }),
        await post(newcomer, '/auth/v1/confirm-email', { token }),
      ];
      for (const answer of tries) expect(await answer.json()).toMatchObject({ code: 'invalid_token' });
    }
  });

  it('finds no link that the owner could not still use', async () => {
    const { asha, newcomer } = await withLinks();
    expect((await newcomer.openMail()).status).toBe(200);
    expect((await asha.openMail(`new-${asha.email}`)).status).toBe(200);
  });
});

describe('a page', () => {
  it('is never shown the token of its session', async () => {
    const [asha, guest] = [visitor(), visitor()];
    const email = asha.email;
    const answers = [
      await guest.send('POST', '/auth/v1/sign-in/anonymous'),
      await asha.send('POST', '/auth/v1/sign-up/email', { email, password: PASSWORD }),
      await asha.openMail(),
      await asha.send('POST', '/auth/v1/sign-in/email', { email, password: PASSWORD }),
      await asha.get('/auth/v1/get-session'),
      await asha.send('POST', '/auth/v1/change-password', {
        currentPassword: PASSWORD,
        newPassword: NEW_PASSWORD,
      }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('set-auth-token')).toBeNull();
      expect(await answer.text()).not.toMatch(/"token"/);
    }
    expect((await asha.get('/v1/profile')).status).toBe(200);
  });

  it('ends sessions by their id, and not by a token', async () => {
    const asha = visitor();
    await asha.join();
    for (const path of ['revoke-session', 'revoke-other-sessions', 'list-sessions'])
      expect((await asha.send('POST', `/auth/v1/${path}`, { token: asha.bearer() })).status).toBe(404);
  });
});

it('a program without cookie and Origin reads the token that it signs in with', async () => {
  const asha = visitor();
  await asha.join();
  const answer = await app.request('/auth/v1/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-address': '10.1.2.3' },
    body: JSON.stringify({ email: asha.email, password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  expect(await isSignedIn(token)).toBe(true);
});

it('sessions and links that were given out before tokens were hashed go on working', async () => {
  const [userId, session, link] = [await insertPerson(sql), randomUUID(), randomUUID()];
  await sql`DELETE FROM auth_session`;
  await sql`
    INSERT INTO auth_session (id, user_id, token, expires_at, updated_at)
    VALUES (${randomUUID()}, ${userId}, ${session}, now() + interval '1 day', now())`;
  await sql`
    INSERT INTO auth_verification (id, identifier, value, expires_at)
    VALUES (${randomUUID()}, ${`reset-password:${link}`}, ${userId}, now() + interval '1 day')`;
  await sql.unsafe(readFileSync(MIGRATION, 'utf8'));
  expect(await isSignedIn(session)).toBe(true);
  const reset = { token: link, newPassword: NEW_PASSWORD };
  expect((await visitor().send('POST', '/auth/v1/reset-password', reset)).status).toBe(200);
});
