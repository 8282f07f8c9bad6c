import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { grant } from '../credits/queries.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { findInvoiceOf } from '../invoices/queries.ts';
import { sampleSeller } from '../invoices/seller.ts';
import { insertPerson } from '../testing/insert-person.ts';
import { createMessageSender, type MessageSender } from '../testing/message-sender.ts';
import { testDatabase } from '../testing/test-database.ts';
import { beginRefund } from './begin.ts';
import { findRefund, lockInvoice } from './queries.ts';

const { sql } = await testDatabase();
const at = new Date('2026-11-21T06:00:00Z');
const PACKS = [
  { chat: 6, camera: 2 },
  { chat: 1, camera: 0 },
  { chat: 3, camera: 5 },
  { chat: 10, camera: 1 },
];
const ids = Array.from({ length: 16 }, () => randomUUID());
const id = (index: number) => ids[index] ?? '';

interface Buyer extends MessageSender {
  userId: string;
  /** The id of the payment of the pack `index`. */
  payment: (index: number) => string;
}

async function buyer(): Promise<Buyer> {
  const userId = await insertPerson(sql);
  const sender = createMessageSender(sql, { userId, at, day: '2026-11-21' });
  return { userId, ...sender, payment: (index) => `pay_${userId}_${index}` };
}

const RECIPIENT = { name: 'Asha Rao', country: 'IN', state_code: '29', gstin: null };

/** Buys a pack as a payment does, once: credits and invoice in one transaction. */
async function buy({ userId, payment }: Buyer, index: number): Promise<void> {
  const { chat, camera } = PACKS[index % PACKS.length] ?? { chat: 0, camera: 0 };
  const paymentId = payment(index);
  await sql.begin(async (tx) => {
    const key = `payment:${paymentId}`;
    if (!(await grant(tx, { userId, key, pack: 'lite', chat, camera, at }))) return;
    const item = `${chat} chat and ${camera} camera credits`;
    const money = { base: 7900, tax: 1422, total: 9322, currency: 'INR' };
    const about = { userId, seller: sampleSeller, recipient: RECIPIENT, item };
    await issueInvoice(tx, { ...about, ...money, provider: 'razorpay', paymentId, renewal: false, at });
  });
}

/** Pays a pack back as the provider's desk would have it, if it was bought, once. */
async function refund({ payment }: Buyer, index: number): Promise<void> {
  const invoice = await findInvoiceOf(sql, 'razorpay', payment(index));
  if (!invoice) return;
  await sql.begin(async (tx) => {
    await lockInvoice(tx, invoice.number);
    if (!(await findRefund(tx, invoice.number))) await beginRefund(tx, invoice, at);
  });
}

const photo = { currency: 'camera', day: null } as const;
const steps = {
  buy,
  refund,
  message: (one: Buyer, index: number) => one.accept(id(index), { dailyLimit: null }),
  photo: (one: Buyer, index: number) => one.accept(id(index), photo),
  finish: (one: Buyer, index: number) => one.finish(id(index)).catch(() => one.fail(id(index))),
  fail: (one: Buyer, index: number) => one.fail(id(index)),
};
const step = fc.record({
  what: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]), 'refund', 'message', 'finish'),
  index: fc.integer({ min: 0, max: 7 }),
});
const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 7 });

interface Sums {
  currency: string;
  available: number;
  held: number;
  debt: number;
  /** What the reservations say was spent and is held. */
  spent: number;
  reserved: number;
}

const sumsOf = ({ userId }: Buyer) => sql<Sums[]>`
  SELECT currency, available, held, debt,
    (SELECT coalesce(sum(amount), 0)::int FROM credit_reservations r
      WHERE r.user_id = a.user_id AND r.currency = a.currency AND state = 'posted') AS spent,
    (SELECT coalesce(sum(amount), 0)::int FROM credit_reservations r
      WHERE r.user_id = a.user_id AND r.currency = a.currency AND state = 'held') AS reserved
  FROM credit_accounts a WHERE user_id = ${userId}`;

/** What the invoices that were not paid back sold, which is what a person has a right to. */
async function soldTo({ userId }: Buyer): Promise<{ chat: number; camera: number }> {
  const rows = await sql<{ item: string }[]>`
    SELECT item FROM invoices sold WHERE user_id = ${userId} AND kind = 'invoice'
      AND NOT EXISTS (SELECT FROM refunds WHERE invoice = sold.number)`;
  const sold = rows.map(({ item }) => item.match(/\d+/g)?.map(Number) ?? []);
  const sum = (place: number) => sold.reduce((all, one) => all + (one[place] ?? 0), 0);
  return { chat: sum(0), camera: sum(1) };
}

async function expectConserved(one: Buyer): Promise<void> {
  const sold = await soldTo(one);
  for (const { currency, available, held, debt, spent, reserved } of await sumsOf(one)) {
    expect(Math.min(available, held, debt), 'nothing is below zero').toBeGreaterThanOrEqual(0);
    expect(Math.min(available, debt), 'a debt is paid before anything is there').toBe(0);
    expect(held).toBe(reserved);
    expect(available - debt + held, currency).toBe(sold[currency as keyof typeof sold] - spent);
  }
  const [row] = await sql<[{ refunds: number; notes: number }]>`
    SELECT (SELECT count(*) FROM refunds WHERE user_id = ${one.userId})::int AS refunds,
      (SELECT count(*) FROM invoices WHERE user_id = ${one.userId} AND kind = 'credit_note')::int AS notes`;
  expect(row.notes, 'one credit note for each refund').toBe(row.refunds);
}

it('with refunds and debts among purchases, messages and photos a person has what was sold and not paid back, less what was used', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (interleaving) => {
      const one = await buyer();
      await buy(one, 0);
      for (const batch of interleaving) {
        await Promise.all(batch.map(({ what, index }) => steps[what](one, index)));
        await expectConserved(one);
      }
      // Whatever is owed, what is bought later pays it first.
      for (const index of [8, 9, 10, 11]) await buy(one, index);
      await expectConserved(one);
    }),
    { numRuns: 40 },
  );
});
