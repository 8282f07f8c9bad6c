import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sweepRuns } from '../chat/replies/settle.ts';
import { eraseChatSessions } from '../chat/sessions/erase.ts';
import { insertPerson } from '../testing/insert-person.ts';
import { createMessageSender, type MessageSender } from '../testing/message-sender.ts';
import { testDatabase } from '../testing/test-database.ts';
import { clawBack, findCreditSummary, grant } from './queries.ts';
import { reservationRefusal } from './reservation-refusal.ts';
import { sweepReservations } from './sweep.ts';

const { sql } = await testDatabase();
const at = new Date('2026-11-21T06:00:00Z');
const day = '2026-11-21';
const later = new Date(at.getTime() + 3_600_000);
const ids = Array.from({ length: 24 }, () => randomUUID());
const id = (index: number) => ids[index] ?? '';

interface Person extends MessageSender {
  userId: string;
}

async function person(): Promise<Person> {
  const userId = await insertPerson(sql);
  return { userId, ...createMessageSender(sql, { userId, at, day }) };
}

const free = ({ userId }: Person, chat = 25) =>
  grant(sql, { userId, key: 'free', pack: 'free', chat, camera: 5, at });
const buy = ({ userId }: Person, order: number, chat = 3, camera = 1) =>
  grant(sql, { userId, key: `order:${order}`, pack: 'lite', chat, camera, at });
const refund = ({ userId }: Person, order: number) => clawBack(sql, userId, `order:${order}`, at);
const summary = ({ userId }: Person) => findCreditSummary(sql, userId, day, at);
const photo = { currency: 'camera', day: null } as const;

/** The balance of every account, `currency account`, as its transfers replay it; what left an account is negative. */
async function replay({ userId }: Person): Promise<Record<string, number>> {
  const rows = await sql<{ account: string; balance: number }[]>`
    SELECT currency || ' ' || account AS account, sum(amount)::int AS balance FROM (
      SELECT currency, to_account AS account, amount FROM credit_transfers WHERE user_id = ${userId}
      UNION ALL
      SELECT currency, from_account, -amount FROM credit_transfers WHERE user_id = ${userId}
    ) AS entry GROUP BY currency, account`;
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}

interface Account {
  currency: string;
  available: number;
  held: number;
  debt: number;
}

const accounts = ({ userId }: Person) => sql<Account[]>`
  SELECT currency, available, held, debt FROM credit_accounts WHERE user_id = ${userId} ORDER BY currency`;

async function expectSound(one: Person): Promise<void> {
  const replayed = await replay(one);
  for (const { currency, available, held, debt } of await accounts(one)) {
    const balance = (account: string) => replayed[`${currency} ${account}`] ?? 0;
    expect({ available, held, debt }).toEqual({
      available: balance('available'),
      held: balance('held'),
      debt: 0 - balance('owed'),
    });
    expect(Math.min(available, held, debt)).toBe(0);
    expect(Math.min(available, debt), 'credits beside a debt').toBe(0);
    expect(balance('spent') + available + held - debt, 'credits from nowhere').toBe(0 - balance('issued'));
  }
  await expectOnce(one);
  await expectCounted(one);
}

async function expectOnce({ userId }: Person): Promise<void> {
  const twice = await sql`
    SELECT key FROM credit_transfers WHERE user_id = ${userId} AND kind IN ('post', 'void')
    GROUP BY key HAVING count(*) > 1`;
  expect(twice).toEqual([]);
  const taken = await sql`
    SELECT back.key FROM credit_transfers back LEFT JOIN credit_transfers given
      ON given.user_id = back.user_id AND given.key = back.key AND given.currency = back.currency AND given.kind = 'grant'
    WHERE back.user_id = ${userId} AND back.kind = 'clawback'
    GROUP BY back.key, back.currency HAVING count(*) > 1 OR min(back.amount) IS DISTINCT FROM min(given.amount)`;
  expect(taken, 'taken back twice, or not what was given').toEqual([]);
}

async function expectCounted({ userId }: Person): Promise<void> {
  const [row] = await sql<[{ counted: number; live: number; bought: boolean; unlimited: boolean }]>`
    SELECT coalesce((SELECT message_count FROM user_daily_usage WHERE user_id = ${userId}), 0) AS counted,
      (SELECT count(*) FROM credit_reservations
        WHERE user_id = ${userId} AND state <> 'voided' AND usage_date IS NOT NULL)::int AS live,
      EXISTS (SELECT FROM credit_transfers WHERE user_id = ${userId} AND pack = 'lite') AS bought,
      EXISTS (SELECT FROM credit_reservations WHERE user_id = ${userId} AND amount = 0) AS unlimited`;
  expect(row.counted).toBe(row.live);
  if (!(row.bought || row.unlimited)) expect(row.counted).toBeLessThanOrEqual(10);
}

const steps = {
  grant: free,
  buy,
  refund,
  accept: (one: Person, index: number) => one.accept(id(index)),
  covered: (one: Person, index: number) => one.accept(id(index), { coveredDaily: 3 }),
  unlimited: (one: Person, index: number) => one.accept(id(index), { coveredDaily: null, dailyLimit: null }),
  photo: (one: Person, index: number) => one.accept(id(index), photo),
  // As the runs do: a reply that cannot be settled is given up.
  finish: (one: Person, index: number) => one.finish(id(index)).catch(() => one.fail(id(index))),
  replaced: (one: Person, index: number) => one.finish(id(index), 'refused').catch(() => one.fail(id(index))),
  fail: (one: Person, index: number) => one.fail(id(index)),
  stop: (one: Person, index: number) => one.stop(id(index)),
  erase: (one: Person, index: number) => one.erase(id(index)),
  eraseUnshown: (one: Person, index: number) => one.erase(id(index), 'stopped'),
  async sweep(_: Person, index: number) {
    const when = index < 3 ? later : at;
    await sweepRuns(sql, when);
    await sweepReservations(sql, when);
  },
};

const step = fc.record({
  what: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]), 'accept', 'accept', 'finish'),
  index: fc.integer({ min: 0, max: 14 }),
});
/** Batches one after another; the steps of a batch all at once. */
const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 });

describe('the credit ledger', () => {
  it('equals the replay of its transfers after any interleaving, and makes and loses no credit', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (interleaving) => {
        const one = await person();
        for (const batch of interleaving) {
          await Promise.all(batch.map(({ what, index }) => steps[what](one, index)));
          await expectSound(one);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('lets exactly one of several parallel spends have the last credit', async () => {
    const one = await person();
    await free(one, 1);
    const refusals = await Promise.all(ids.slice(0, 8).map((key) => one.accept(key)));
    expect(refusals.filter((part) => part === undefined)).toHaveLength(1);
    expect(refusals.filter((part) => part === 'funds')).toHaveLength(7);
    expect(await summary(one)).toEqual({ chat: 0, camera: 5, pack: 'free', plan: null, used: 1 });
  });

  it('never lets parallel messages race past what a day covers', async () => {
    const one = await person();
    await free(one);
    await Promise.all(ids.map((key) => one.accept(key, { coveredDaily: 10, dailyLimit: null })));
    expect(await summary(one)).toMatchObject({ chat: 25 - (ids.length - 10), used: ids.length });
    await expectSound(one);
  });

  it('lets somebody without any credits send what is covered, and nothing more', async () => {
    const one = await person();
    const refusals = await Promise.all(ids.slice(0, 5).map((key) => one.accept(key, { coveredDaily: 2 })));
    expect(refusals.filter((part) => part === undefined)).toHaveLength(2);
    expect(refusals.filter((part) => part === 'funds')).toHaveLength(3);
    await expectSound(one);
  });

  it('never lets parallel messages race past ten a day', async () => {
    const one = await person();
    await free(one);
    const refusals = await Promise.all(ids.map((key) => one.accept(key)));
    expect(refusals.filter((part) => part === undefined)).toHaveLength(10);
    expect(await summary(one)).toMatchObject({ chat: 15, used: 10 });
  });

  it('gives a failed message back, with its place in the day', async () => {
    const one = await person();
    await free(one, 10);
    for (const key of ids.slice(0, 10)) await one.accept(key);
    expect(await one.accept(id(10))).toBe('day');
    await one.fail(id(3));
    await one.fail(id(3));
    expect(await one.finish(id(3))).toBe(false);
    expect(await summary(one)).toMatchObject({ chat: 1, used: 9 });
    expect(await one.accept(id(10))).toBeUndefined();
  });

  it('gives back the credit of a replaced reply and not its place in the day, once', async () => {
    const one = await person();
    await free(one);
    await one.accept(id(0));
    await one.finish(id(0), 'refused');
    await one.fail(id(0));
    expect(await summary(one)).toMatchObject({ chat: 25, used: 1 });
    await sweepReservations(sql, later);
    expect(await summary(one)).toMatchObject({ chat: 25, used: 1 });
    await expectSound(one);
  });

  it('charges a reply whose chat is erased once words were shown, and not before', async () => {
    const one = await person();
    await free(one);
    for (const key of ids.slice(0, 2)) await one.accept(key);
    await one.erase(id(0), 'credit');
    await one.erase(id(1), 'stopped');
    expect(await summary(one)).toMatchObject({ chat: 24, used: 1 });
    await expectSound(one);
  });

  it.each([
    ['chat', (one: Person, keys: string[]) => keys.map((key) => one.erase(key, 'stopped'))],
    ['account', ({ userId }: Person) => [sql`DELETE FROM auth_user WHERE id = ${userId}`]],
  ])('never deadlocks when the %s of stopped replies is erased at that moment', async (_what, erase) => {
    for (let round = 0; round < 6; round += 1) {
      const one = await person();
      await buy(one, 1, 100);
      const keys = ids.slice(0, 16);
      for (const key of keys) await one.accept(key);
      await Promise.all([...keys.map((key) => one.stop(key)), ...erase(one, keys)]);
    }
  });

  it.each([
    ['refused', (one: Person, key: string) => one.finish(key, 'refused'), 3],
    ['stopped before their first words', (one: Person, key: string) => one.stop(key), 10],
    ['erased before their first words', (one: Person, key: string) => one.erase(key, 'stopped'), 10],
  ])(
    'gives away no more than so many replies a day that were %s, however many end at once',
    async (_name, end, most) => {
      const one = await person();
      await buy(one, 1, 100);
      const keys = ids.slice(0, 16);
      for (const key of keys) expect(await one.accept(key)).toBeUndefined();
      await Promise.all(keys.map((key) => end(one, key)));
      expect((await summary(one)).chat).toBe(100 - (16 - most));
      await expectSound(one);
    },
  );

  it('spends a message once, however often and at once its reply ends', async () => {
    const one = await person();
    await free(one);
    await one.accept(id(0));
    const ended = await Promise.all([one.finish(id(0)), one.finish(id(0)), one.finish(id(0))]);
    expect(ended.filter(Boolean)).toHaveLength(1);
    await one.fail(id(0));
    expect(await replay(one)).toMatchObject({ 'chat spent': 1, 'chat available': 24 });
  });

  it('does not spend what the sweep has given back, though its reply arrives after all', async () => {
    const one = await person();
    await free(one);
    await one.accept(id(0));
    expect(await sweepReservations(sql, later)).toBeGreaterThan(0);
    await expect(one.finish(id(0))).rejects.toThrow('no reservation to settle');
    await one.fail(id(0));
    expect(await summary(one)).toMatchObject({ chat: 25, used: 0 });
    await expectSound(one);
  });

  it('never deadlocks, whatever of one person happens at once', async () => {
    const one = await person();
    await free(one);
    const lives = ids.map(async (key, index) => {
      await Promise.all([one.accept(key), buy(one, index)]);
      await Promise.all([one.fail(key), buy(one, ids.length + index), refund(one, index)]);
    });
    await Promise.all(lives);
    await expectSound(one);
  });

  it('pays a photo from the camera credits, and counts it for no day', async () => {
    const one = await person();
    await free(one);
    for (const key of ids.slice(0, 5)) expect(await one.accept(key, photo)).toBeUndefined();
    expect(await one.accept(id(5), photo)).toBe('funds');
    expect(await summary(one)).toEqual({ chat: 25, camera: 0, pack: 'free', plan: null, used: 0 });
    await one.finish(id(0));
    await one.fail(id(1));
    expect(await summary(one)).toEqual({ chat: 25, camera: 1, pack: 'free', plan: null, used: 0 });
  });

  it('has no daily limit for who bought a pack and kept it, nor when the policy sets none', async () => {
    const [buyer, guest] = [await person(), await person()];
    await Promise.all([free(buyer), free(guest)]);
    await buy(buyer, 1, 200, 20);
    for (const key of ids.slice(0, 12)) {
      expect(await buyer.accept(key)).toBeUndefined();
      expect(await guest.accept(key, { dailyLimit: null })).toBeUndefined();
    }
    expect(await summary(buyer)).toEqual({ chat: 213, camera: 25, pack: 'lite', plan: null, used: 12 });
    await refund(buyer, 1);
    expect(await buyer.accept(id(12))).toBe('day');
    expect(await summary(buyer)).toEqual({ chat: 13, camera: 5, pack: 'free', plan: null, used: 12 });
  });

  it('says in plain words why it refuses', async () => {
    const one = await person();
    const words = async (part: Promise<string | undefined>) => reservationRefusal(await part)?.message;
    expect(await words(one.accept(id(0)))).toBe(
      'Insufficient chat credits! Please upgrade or buy more credits.',
    );
    await free(one);
    expect(await words(one.accept(id(0), { dailyLimit: 1 }))).toBeUndefined();
    expect(await words(one.accept(id(1), { dailyLimit: 1 }))).toBe(
      'Daily limit reached! Please upgrade to Premium to continue.',
    );
    expect(await words(one.accept(id(1), { perMinute: 1 }))).toBe(
      'That was very quick. Your message is kept; please send it again in a minute.',
    );
    expect(await one.accept(id(1), { perMinute: 1, at: new Date(at.getTime() + 60_000) })).toBeUndefined();
  });

  it('holds a message id once, also after its chat is erased', async () => {
    const one = await person();
    await free(one);
    await one.accept(id(0));
    expect(await one.accept(id(0))).toBe('started');
    const chats = await sql<{ id: string }[]>`SELECT id FROM chat_sessions WHERE user_id = ${one.userId}`;
    await eraseChatSessions(
      sql,
      chats.map((chat) => chat.id),
    );
    expect(reservationRefusal(await one.accept(id(0)))).toMatchObject({ status: 409, code: 'repeated' });
    expect(await summary(one)).toMatchObject({ chat: 24, used: 1 });
  });

  it('grants once per key, however often and at once it is asked', async () => {
    const one = await person();
    const results = await Promise.all(Array.from({ length: 6 }, () => free(one)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await summary(one)).toEqual({ chat: 25, camera: 5, pack: 'free', plan: null, used: 0 });
  });

  it('refuses to rewrite a transfer', async () => {
    const one = await person();
    await free(one);
    await expect(sql`UPDATE credit_transfers SET amount = 99 WHERE user_id = ${one.userId}`).rejects.toThrow(
      'append-only',
    );
  });
});

describe('a refunded pack', () => {
  it('goes back once, and what is spent of it becomes a debt that the next credits pay first', async () => {
    const one = await person();
    await buy(one, 1, 5, 2);
    for (const key of ids.slice(0, 4)) await one.accept(key);
    for (const key of ids.slice(0, 3)) await one.finish(key);
    const taken = await Promise.all([refund(one, 1), refund(one, 1), refund(one, 1)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await accounts(one)).toMatchObject([
      { currency: 'camera', available: 0, debt: 0 },
      { currency: 'chat', available: 0, held: 1, debt: 4 },
    ]);
    await one.fail(id(3));
    expect(await accounts(one)).toMatchObject([{}, { available: 0, held: 0, debt: 3 }]);
    await buy(one, 2, 2, 1);
    expect(await accounts(one)).toMatchObject([{ available: 1 }, { available: 0, debt: 1 }]);
    await buy(one, 3, 10, 1);
    expect(await accounts(one)).toMatchObject([{ available: 2 }, { available: 9, debt: 0 }]);
    expect(await refund(one, 1)).toBe(false);
    await expectSound(one);
  });

  it('that was never bought takes nothing', async () => {
    const one = await person();
    await free(one);
    expect(await refund(one, 1)).toBe(false);
    expect(await accounts(one)).toMatchObject([{ available: 5 }, { available: 25, debt: 0 }]);
  });

  it('ends the same in whatever order refunds, purchases and replies come', async () => {
    const ends = fc.record({
      bought: fc.integer({ min: 1, max: 30 }),
      finished: fc.integer({ min: 0, max: 4 }),
      order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(ends, async ({ bought, finished, order }) => {
        const one = await person();
        await buy(one, 1, 6, 1);
        for (const key of ids.slice(0, 6)) await one.accept(key);
        const replies = ids.slice(0, 6).map((key, index) => () => {
          return index < finished ? one.finish(key) : one.fail(key);
        });
        const work = [() => refund(one, 1), () => buy(one, 2, bought), ...replies];
        await Promise.all(order.map((index) => work[index]?.()));
        await expectSound(one);
        const worth = bought - finished;
        expect((await accounts(one))[1]).toMatchObject({
          available: Math.max(worth, 0),
          debt: Math.max(0 - worth, 0),
          held: 0,
        });
      }),
      { numRuns: 25 },
    );
  });
});
