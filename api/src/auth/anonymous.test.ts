import { describe, expect, it } from 'vitest';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD, type Visitor } from '../testing/visitor.ts';
import { userKeyedTables } from '../user-keyed-tables.ts';

const { visitor, deps } = await testApp();
const { sql } = deps;
const ANSWERS = Array.from({ length: 24 }, () => 3);
const GUEST = { name: 'Asha', dob: '1996-04-12', gender: 'female', country: 'IN', language: 'hi' };
const SKIPPED = { name: 'User', dob: '2000-01-01', gender: 'other' };

async function account() {
  const browser = visitor();
  return { browser, email: browser.email, id: await browser.join() };
}

async function guest() {
  const browser = visitor();
  await browser.send('POST', '/auth/v1/sign-in/anonymous');
  const { person } = (await (await browser.get('/v1/session')).json()) as { person: { id: string } };
  return { browser, id: person.id };
}

const signIn = async (browser: Visitor, email: string) =>
  (await browser.send('POST', '/auth/v1/sign-in/email', { email, password: PASSWORD })).status;

/** A person's rows in the tables that merging moves, without whose they are and when they were written. */
async function things(id: string): Promise<Record<string, object[]>> {
  const moved = userKeyedTables.filter(({ merging }) => 'move' in merging);
  const rows = moved.map(async ({ table, column }) => {
    const found = await sql`SELECT * FROM ${sql(table)} WHERE ${sql(column)} = ${id} ORDER BY 2`;
    return [table, found.map(({ user_id, updated_at, created_at, ...row }) => row)];
  });
  return Object.fromEntries(await Promise.all(rows));
}

async function profileOf(id: string) {
  const [row] = await sql`SELECT * FROM user_profile WHERE user_id = ${id}`;
  return row;
}

async function creditsOf(id: string) {
  return [
    await sql`SELECT currency, available, held FROM credit_accounts WHERE user_id = ${id} ORDER BY 1`,
    await sql`SELECT key, kind, currency, amount FROM credit_transfers WHERE user_id = ${id} ORDER BY 1, 2, 3`,
  ];
}

/** The connections to this database that wait for another one's lock. */
const waiting = (tx: SqlOrTransaction) =>
  tx`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

describe('signing in to an account takes along what the anonymous visitor has', () => {
  it.each(['no profile', 'an empty profile'])('all of it, to an account with %s', async (kind) => {
    const [asha, { browser, id }] = [await account(), await guest()];
    await sql`DELETE FROM user_profile WHERE user_id = ${asha.id}`;
    if (kind === 'an empty profile') await asha.browser.send('PATCH', '/v1/profile', {});
    await browser.send('PATCH', '/v1/profile', { ...GUEST, auto_delete: kind === 'an empty profile' });
    await browser.send('PUT', '/v1/traits', { answers: ANSWERS });
    await browser.send('PUT', '/v1/moods/today', { mood: 2 });
    for (const _ of [1, 2]) await browser.send('POST', '/v1/frequency-sessions');
    // No visitor can have these two yet; were they ever to, they would not be lost.
    await sql`UPDATE user_profile SET username = 'asha', favorite_category = 'mentor' WHERE user_id = ${id}`;
    const before = await things(id);
    for (const [table, rows] of Object.entries(before)) expect(rows, table).toHaveLength(1);
    for (const value of Object.values(before.user_profile?.[0] ?? {})) expect(value).not.toBeNull();

    expect(await signIn(browser, asha.email)).toBe(200);
    expect(await things(asha.id)).toEqual(before);
    expect(await sql`SELECT FROM auth_user WHERE id = ${id}`).toHaveLength(0);
  });

  it('and leaves the account’s own answers as they are', async () => {
    const [asha, { browser }] = [await account(), await guest()];
    const own = { name: 'Own', dob: '1990-02-02', gender: 'other', country: 'GB', language: 'en' };
    await asha.browser.send('PATCH', '/v1/profile', { ...own, auto_delete: false });
    await asha.browser.send('PUT', '/v1/traits', { answers: ANSWERS });
    const before = await things(asha.id);
    await browser.send('PATCH', '/v1/profile', { ...GUEST, auto_delete: true });
    await browser.send('PUT', '/v1/traits', { answers: ANSWERS.map((_, i) => (i % 2 ? 1 : 5)) });
    await signIn(browser, asha.email);
    const { user_profile, ...others } = await things(asha.id);
    // But the visitor's younger birthday counts: nobody becomes an adult by signing in to another account.
    expect({ ...others, user_profile }).toEqual({
      ...before,
      user_profile: [{ ...before.user_profile?.[0], youngest_dob: GUEST.dob }],
    });
  });

  it('and counts tones once, even when two sign-ins come at the same moment', async () => {
    const [asha, { browser, id }] = [await account(), await guest()];
    await asha.browser.send('POST', '/v1/frequency-sessions');
    for (const _ of [1, 2]) await browser.send('POST', '/v1/frequency-sessions');
    const both: Promise<number>[] = [];
    await sql.begin(async (tx) => {
      await tx`SELECT FROM auth_user WHERE id = ${id} FOR UPDATE`;
      both.push(signIn(browser, asha.email), signIn(browser, asha.email));
      await expect.poll(() => waiting(tx), { timeout: 10_000 }).toHaveLength(2);
    });
    expect(await Promise.all(both)).toEqual([200, 200]);
    expect(await profileOf(asha.id)).toMatchObject({ frequency_sessions: 3 });
  });

  it('and every day’s mood, of one day the later', async () => {
    const [asha, { browser, id }] = [await account(), await guest()];
    await sql`
      INSERT INTO mood_checkins (user_id, day, mood, updated_at) VALUES
        (${asha.id}, '2026-11-01', 1, '2026-11-01T05:00Z'), (${asha.id}, '2026-11-02', 1, '2026-11-02T05:00Z'),
        (${asha.id}, '2026-11-03', 1, '2026-11-03T09:00Z'), (${id}, '2026-11-02', 5, '2026-11-02T09:00Z'),
        (${id}, '2026-11-03', 5, '2026-11-03T05:00Z'), (${id}, '2026-11-04', 5, '2026-11-04T05:00Z')`;
    await signIn(browser, asha.email);
    const moods = await sql`SELECT mood FROM mood_checkins WHERE user_id = ${asha.id} ORDER BY day`;
    expect(moods.map(({ mood }) => mood)).toEqual([1, 5, 1, 5]);
  });

  it('and neither gives nor takes credits: a visitor has none', async () => {
    const [asha, { browser, id }] = [await account(), await guest()];
    const before = await creditsOf(asha.id);
    expect(before[1]).not.toHaveLength(0);
    expect(await creditsOf(id)).toEqual([[], []]);
    await signIn(browser, asha.email);
    expect(await creditsOf(asha.id)).toEqual(before);
  });
});

describe('questions that were skipped', () => {
  it('in the account give way to the visitor’s answers, and the numbers follow the birthday', async () => {
    const [asha, { browser }] = [await account(), await guest()];
    await asha.browser.send('PATCH', '/v1/profile', SKIPPED);
    await asha.browser.send('PUT', '/v1/traits', { answers: ANSWERS });
    await browser.send('PATCH', '/v1/profile', GUEST);
    await signIn(browser, asha.email);
    expect(await profileOf(asha.id)).toMatchObject({ name: 'Asha', known_dob: '1996-04-12' });
    const [traits] = await sql`SELECT moolank FROM user_traits WHERE user_id = ${asha.id}`;
    expect(traits).toEqual({ moolank: 3 });
  });

  it('by the visitor never make the account’s person a grown-up', async () => {
    const [asha, { browser }] = [await account(), await guest()];
    await asha.browser.send('PATCH', '/v1/profile', { name: 'Asha' });
    await browser.send('PATCH', '/v1/profile', { ...SKIPPED, country: 'IN' });
    await signIn(browser, asha.email);
    expect(await profileOf(asha.id)).toMatchObject({ name: 'Asha', dob: null, gender: null, country: 'IN' });
  });

  it('stay skipped when nobody answered them', async () => {
    for (const own of [{}, SKIPPED]) {
      const [asha, { browser }] = [await account(), await guest()];
      await asha.browser.send('PATCH', '/v1/profile', own);
      await browser.send('PATCH', '/v1/profile', SKIPPED);
      await signIn(browser, asha.email);
      expect(await profileOf(asha.id)).toMatchObject({ ...SKIPPED, known_dob: null });
    }
  });
});
