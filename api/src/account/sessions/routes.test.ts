import { Account, SessionList } from 'contracts/account';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { PASSWORD, type Visitor } from '../../testing/visitor.ts';

const { visitor, deps } = await testApp();
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36';

async function list(browser: Visitor): Promise<SessionList['sessions']> {
  return SessionList.parse(await (await browser.get('/v1/sessions')).json()).sessions;
}

/** Somebody at a laptop, signed in on a phone, too. */
async function atTwoPlaces() {
  const [laptop, phone] = [visitor(), visitor()];
  await laptop.join();
  await phone.fetch('/auth/v1/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': PHONE },
    body: JSON.stringify({ email: laptop.email, password: PASSWORD }),
  });
  await deps.sql`
    DELETE FROM auth_session s USING auth_user u
    WHERE u.id = s.user_id AND u.email = ${laptop.email} AND s.created_at < (
      SELECT min(created_at) FROM (
        SELECT created_at FROM auth_session WHERE user_id = u.id ORDER BY created_at DESC LIMIT 2
      ) AS latest)`;
  return { laptop, phone };
}

it('shows a person where they are signed in, the place they ask from first, and no token', async () => {
  const { laptop, phone } = await atTwoPlaces();
  expect((await list(phone)).map(({ current, device }) => [current, device])).toEqual([
    [true, 'Chrome on Android'],
    [false, 'Unknown device'],
  ]);
  expect((await list(laptop)).map(({ current }) => current)).toEqual([true, false]);
  const text = await (await phone.get('/v1/sessions')).text();
  for (const { token } of await deps.sql`SELECT token FROM auth_session`) expect(text).not.toContain(token);
  for (const token of [phone.bearer(), laptop.bearer()]) expect(text).not.toContain(token);
});

it('ends another session, which is then signed out', async () => {
  const { laptop, phone } = await atTwoPlaces();
  const other = (await list(phone)).find(({ current }) => !current);
  expect((await phone.send('DELETE', `/v1/sessions/${other?.id}`)).status).toBe(204);
  expect((await laptop.get('/v1/sessions')).status).toBe(401);
  expect(await list(phone)).toHaveLength(1);
});

it('ends all others at once', async () => {
  const { laptop, phone } = await atTwoPlaces();
  expect((await laptop.send('DELETE', '/v1/sessions')).status).toBe(204);
  expect((await phone.get('/v1/sessions')).status).toBe(401);
  expect(await list(laptop)).toHaveLength(1);
});

it('ends the session it is asked from and takes its cookie back', async () => {
  const { laptop } = await atTwoPlaces();
  const [here] = await list(laptop);
  const ended = await laptop.send('DELETE', `/v1/sessions/${here?.id}`);
  expect(ended.headers.getSetCookie().join()).toMatch(/saathi\.session_token=;.*Max-Age=0/i);
  expect((await laptop.get('/v1/sessions')).status).toBe(401);
});

it('knows nothing of somebody else’s session, or of one that ended', async () => {
  const [{ laptop }, ravi] = [await atTwoPlaces(), visitor()];
  await ravi.join();
  const [hers] = await list(laptop);
  for (const id of [hers?.id, 'made-up']) {
    const answer = await ravi.send('DELETE', `/v1/sessions/${id}`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'session_ended', message: 'This sign-in has already ended. Nothing else was changed.' },
    ]);
  }
  expect(await list(laptop)).toHaveLength(2);
});

it('works with a bearer token, too', async () => {
  const { laptop } = await atTwoPlaces();
  const [here] = await list(laptop);
  const answer = await visitor().fetch('/v1/sessions', {
    headers: { authorization: `Bearer ${laptop.bearer()}` },
  });
  const { sessions } = SessionList.parse(await answer.json());
  expect(sessions[0]).toMatchObject({ id: here?.id, current: true });
});

it('tells how a person signs in', async () => {
  const [asha, guest] = [visitor(), visitor()];
  const id = await asha.join();
  const account = async (browser: Visitor) => Account.parse(await (await browser.get('/v1/account')).json());
  expect(await account(asha)).toEqual({ has_password: true, providers: [] });
  await deps.sql`
    INSERT INTO auth_account (id, user_id, account_id, provider_id, updated_at) VALUES ('1', ${id}, 'x', 'school', now())`;
  expect(await account(asha)).toEqual({ has_password: true, providers: ['school'] });
  await guest.send('POST', '/auth/v1/sign-in/anonymous');
  expect(await account(guest)).toEqual({ has_password: false, providers: [] });
});
