import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Payer, paymentApp, proofOf } from '../testing/payment-app.ts';

const { app, deps, sandbox, payer, reconcile } = await paymentApp();
const { sql } = deps;
const PEOPLE = 5;
// As many orders as somebody can make in an hour.
const ORDERS_EACH = 30;
const AT_ONCE = 12;

/** Works through everything in an order that looks like none, and several at a time. */
async function inDisorder(work: { name: string; run: () => Promise<Response> }[]): Promise<number[]> {
  const key = ({ name }: { name: string }) => createHash('sha256').update(name).digest('hex');
  const left = work.toSorted((a, b) => key(a).localeCompare(key(b)));
  const statuses: number[] = [];
  const worker = async () => {
    for (let one = left.pop(); one; one = left.pop()) statuses.push((await one.run()).status);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return statuses;
}

/** Buys and pays; the webhooks are kept and not taken. */
async function buy(person: Payer, kept: [string, Headers][]) {
  sandbox.hear(async (request) => {
    kept.push([await request.text(), request.headers]);
    return new Response(null, { status: 204 });
  });
  const { response } = await sandbox.press(await person.ordered(), 'success');
  const proof = proofOf(response, person.userId);
  return { name: `verify ${response.razorpay_payment_id}`, run: () => person.verify(proof) };
}

it(`${PEOPLE * ORDERS_EACH} payments, each told of three times and verified, in disorder, are as many grants`, async () => {
  const people = await Promise.all(Array.from({ length: PEOPLE }, payer));
  const kept: [string, Headers][] = [];
  const bought = people.map(async (person) => {
    const verifications = [];
    for (let order = 0; order < ORDERS_EACH; order += 1) verifications.push(await buy(person, kept));
    return verifications;
  });
  const verifications = (await Promise.all(bought)).flat();
  await sandbox.told();
  const deliveries = kept.map(([body, headers], index) => ({
    name: `webhook ${index}`,
    run: async () => app.request('/functions/v1/payment-webhook', { method: 'POST', body, headers }),
  }));
  const total = PEOPLE * ORDERS_EACH;
  expect([verifications.length, deliveries.length]).toEqual([total, 3 * total]);
  const statuses = await inDisorder([...verifications, ...deliveries]);
  expect([...new Set(statuses)].sort()).toEqual([200, 204]);
  expect(await reconcile()).toMatchObject({ granted: 0 });
  await expectGrants(total, people);
});

async function expectGrants(total: number, people: Payer[]): Promise<void> {
  const grants = await sql`SELECT FROM credit_transfers WHERE key LIKE 'payment:%' AND currency = 'chat'`;
  expect(grants).toHaveLength(total);
  expect(await sql`SELECT FROM payments`).toHaveLength(total);
  for (const { userId, chatCredits } of people) {
    const [row] = await sql<[{ replayed: number }]>`
      SELECT sum(CASE WHEN to_account = 'available' THEN amount ELSE -amount END)::int AS replayed
      FROM credit_transfers WHERE user_id = ${userId} AND currency = 'chat'
        AND 'available' IN (to_account, from_account)`;
    expect(row.replayed).toBe(25 + ORDERS_EACH * 200);
    expect(await chatCredits()).toBe(row.replayed);
  }
}
