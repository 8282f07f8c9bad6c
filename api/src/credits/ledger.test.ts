import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertPerson } from '../testing/insert-person.ts';
import { testDatabase } from '../testing/test-database.ts';
import { findCreditSummary, grant, post, type Reservation, voidReservation } from './queries.ts';
import { reserve } from './reserve.ts';
import { sweepReservations } from './sweep.ts';

const { sql } = await testDatabase();
const at = new Date('2026-11-21T06:00:00Z');
const day = '2026-11-21';
const later = new Date(at.getTime() + 3_600_000);

interface Step {
  do: 'grant' | 'buy' | 'reserve' | 'post' | 'void' | 'sweep';
  key: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('grant', 'buy', 'reserve', 'reserve', 'reserve', 'post', 'void', 'sweep'),
  key: fc.integer({ min: 0, max: 14 }),
});
/** Batches one after another; the steps of a batch all at once. */
const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 });

const wanted = (userId: string, key: string, change: Partial<Reservation> = {}): Reservation => ({
  userId,
  key,
  amount: 1,
  day,
  dailyLimit: 10,
  perMinute: 1000,
  at,
  ...change,
});
const held = (reservation: Reservation): Promise<boolean> =>
  sql
    .begin((tx) => reserve(tx, reservation))
    .then(
      () => true,
      () => false,
    );
const free = (userId: string, chat = 25) =>
  grant(sql, { userId, key: 'free', pack: 'free', chat, camera: 5, at });

function run(userId: string, { do: what, key }: Step): Promise<unknown> {
  if (what === 'grant') return free(userId);
  if (what === 'buy')
    return grant(sql, { userId, key: `order:${key}`, pack: 'lite', chat: 3, camera: 1, at });
  if (what === 'reserve') return held(wanted(userId, String(key)));
  if (what === 'post') return post(sql, userId, String(key), at);
  if (what === 'void') return voidReservation(sql, userId, String(key), at);
  return sweepReservations(sql, key < 3 ? later : at);
}

async function expectSound(userId: string): Promise<void> {
  const wrong = await sql`
    WITH replay AS (
      SELECT currency,
        sum(amount * ((to_account = 'available')::int - (from_account = 'available')::int)) AS available,
        sum(amount * ((to_account = 'held')::int - (from_account = 'held')::int)) AS held
      FROM credit_transfers WHERE user_id = ${userId} GROUP BY currency
    )
    SELECT * FROM replay FULL JOIN (SELECT * FROM credit_accounts WHERE user_id = ${userId}) AS account USING (currency)
    WHERE account.available IS DISTINCT FROM replay.available OR account.held IS DISTINCT FROM replay.held`;
  expect(wrong).toEqual([]);
  const twice = await sql`
    SELECT key FROM credit_transfers WHERE user_id = ${userId} AND kind IN ('post', 'void')
    GROUP BY key HAVING count(*) > 1`;
  expect(twice).toEqual([]);
  const [counts] = await sql`
    SELECT coalesce((SELECT message_count FROM user_daily_usage WHERE user_id = ${userId}), 0) AS counted,
      (SELECT count(*) FROM credit_reservations WHERE user_id = ${userId} AND state <> 'voided')::int AS live,
      EXISTS (SELECT FROM credit_transfers WHERE user_id = ${userId} AND pack = 'lite') AS paid`;
  expect(counts?.counted).toBe(counts?.live);
  if (!counts?.paid) expect(counts?.counted).toBeLessThanOrEqual(10);
}

describe('the credit ledger', () => {
  it('equals the replay of its transfers after any interleaving', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (steps) => {
        const userId = await insertPerson(sql);
        for (const batch of steps) {
          await Promise.all(batch.map((one) => run(userId, one)));
          await expectSound(userId);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('lets exactly one of several parallel spends have the last credit', async () => {
    const userId = await insertPerson(sql);
    await free(userId, 1);
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => held(wanted(userId, `m${index}`))),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await findCreditSummary(sql, userId, day)).toEqual({ chat: 0, camera: 5, pack: 'free', used: 1 });
  });

  it('never lets parallel messages race past ten a day', async () => {
    const userId = await insertPerson(sql);
    await free(userId);
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, index) => held(wanted(userId, `m${index}`))),
    );
    expect(results.filter(Boolean)).toHaveLength(10);
    expect(await findCreditSummary(sql, userId, day)).toMatchObject({ chat: 15, used: 10 });
  });

  it('gives a voided message back, with its place in the day', async () => {
    const userId = await insertPerson(sql);
    await free(userId, 10);
    for (let index = 0; index < 10; index += 1) await held(wanted(userId, `m${index}`));
    expect(await held(wanted(userId, 'eleventh'))).toBe(false);
    expect(await voidReservation(sql, userId, 'm3', at)).toBe(true);
    expect(await voidReservation(sql, userId, 'm3', at)).toBe(false);
    expect(await post(sql, userId, 'm3', at)).toBe(false);
    expect(await findCreditSummary(sql, userId, day)).toMatchObject({ chat: 1, used: 9 });
    expect(await held(wanted(userId, 'eleventh'))).toBe(true);
  });

  it('has no daily limit for who bought a pack, nor when the policy sets none', async () => {
    const [buyer, guest] = [await insertPerson(sql), await insertPerson(sql)];
    await Promise.all([free(buyer), free(guest)]);
    await grant(sql, { userId: buyer, key: 'order:1', pack: 'lite', chat: 200, camera: 20, at });
    for (let index = 0; index < 12; index += 1) {
      expect(await held(wanted(buyer, `m${index}`))).toBe(true);
      expect(await held(wanted(guest, `m${index}`, { dailyLimit: null }))).toBe(true);
    }
    expect(await findCreditSummary(sql, buyer, day)).toEqual({
      chat: 213,
      camera: 25,
      pack: 'lite',
      used: 12,
    });
  });

  it('says in the specified words why it refuses', async () => {
    const userId = await insertPerson(sql);
    const ask = (key: string, change: Partial<Reservation> = {}) =>
      sql.begin((tx) => reserve(tx, wanted(userId, key, change)));
    await expect(ask('a')).rejects.toThrow('Insufficient chat credits! Please upgrade or buy more credits.');
    await free(userId);
    await ask('a', { dailyLimit: 1 });
    await expect(ask('a')).rejects.toMatchObject({ status: 409, code: 'repeated' });
    await expect(ask('b', { dailyLimit: 1 })).rejects.toThrow(
      'Daily limit reached! Please upgrade to Premium to continue.',
    );
    await expect(ask('b', { perMinute: 1 })).rejects.toMatchObject({ status: 429, code: 'too_fast' });
    await ask('b', { perMinute: 1, at: new Date(at.getTime() + 60_000) });
  });

  it('grants once per key, however often and at once it is asked', async () => {
    const userId = await insertPerson(sql);
    const results = await Promise.all(Array.from({ length: 6 }, () => free(userId)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await findCreditSummary(sql, userId, day)).toEqual({ chat: 25, camera: 5, pack: 'free', used: 0 });
  });

  it('refuses to rewrite a transfer', async () => {
    const userId = await insertPerson(sql);
    await free(userId);
    await expect(sql`UPDATE credit_transfers SET amount = 99 WHERE user_id = ${userId}`).rejects.toThrow(
      'append-only',
    );
  });
});
