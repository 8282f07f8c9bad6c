import { describe, expect, it } from 'vitest';
import { paymentApp, proofOf } from '../testing/payment-app.ts';

const { deps, sandbox, payer, reconcile, wait } = await paymentApp();
const { sql } = deps;
const FREE = 25;
const LITE = FREE + 200;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const stateOf = async (orderId: string) => {
  const [row] = await sql<
    [{ state: string }]
  >`SELECT state FROM payment_orders WHERE provider_order_id = ${orderId}`;
  return row.state;
};

it('grants what was paid while nobody told, once it is fifteen minutes old', async () => {
  const asha = await payer();
  const orderId = await asha.ordered();
  await sandbox.press(orderId, 'lost');
  wait(14 * MINUTE_MS);
  expect(await reconcile()).toEqual({ asked: 0, granted: 0, expired: 0 });
  wait(MINUTE_MS);
  const both = await Promise.all([reconcile(), reconcile()]);
  expect(both.map(({ granted }) => granted).sort()).toEqual([0, 1]);
  expect(await asha.chatCredits()).toBe(LITE);
  expect(await stateOf(orderId)).toBe('paid');
});

it('asks about an unpaid order ever less often, and gives it up after a week', async () => {
  const orderId = await (await payer()).ordered();
  let asked = 0;
  for (let minute = 0; minute < 8 * 24 * 60; minute += 15) {
    wait(15 * MINUTE_MS);
    asked += (await reconcile()).asked;
  }
  expect(asked).toBeLessThan(20);
  expect(await stateOf(orderId)).toBe('expired');
});

it('a webhook still grants what was paid after we gave up asking', async () => {
  const asha = await payer();
  const orderId = await asha.ordered();
  wait(8 * DAY_MS);
  expect((await reconcile()).expired).toBe(1);
  const { response } = await sandbox.press(orderId, 'lost');
  expect((await asha.verify(proofOf(response, asha.userId))).status).toBe(200);
  expect(await asha.chatCredits()).toBe(LITE);
  expect(await stateOf(orderId)).toBe('paid');
});

it('waits for a provider that is down, and asks again as soon as it is back', async () => {
  const asha = await payer();
  await sandbox.press(await asha.ordered(), 'lost');
  wait(20 * MINUTE_MS);
  sandbox.instead(() => new Response('', { status: 503 }));
  expect(await reconcile()).toMatchObject({ asked: 1, granted: 0 });
  sandbox.instead(undefined);
  expect(await reconcile()).toMatchObject({ asked: 1, granted: 1 });
  expect(await asha.chatCredits()).toBe(LITE);
});

describe('a process that is killed', () => {
  /** The database of a process that is killed when it writes to `table`: the connection is gone, and its transaction with it. */
  const killedAt = async (table: string, work: () => Promise<unknown>) => {
    await sql.unsafe(`
      CREATE OR REPLACE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END';
      CREATE TRIGGER die BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION die()`);
    try {
      return await work();
    } finally {
      await sql.unsafe(`DROP TRIGGER die ON ${table}`);
    }
  };

  it.each(['payments', 'credit_transfers', 'credit_accounts'])(
    'between capture and the row of %s says what to do, and is repaired without anybody',
    async (table) => {
      const asha = await payer();
      const { response } = await sandbox.press(await asha.ordered(), 'lost');
      const answer = await killedAt(table, async () => {
        const refused = await asha.verify(proofOf(response, asha.userId));
        return { status: refused.status, ...((await refused.json()) as object) };
      });
      expect(answer).toMatchObject({ status: 500, code: 'credit_failed' });
      const { message } = answer as { message: string };
      expect(message).toMatch(/^Payment completed but credit allocation failed: .* Your payment is recorded/);
      expect(message).toMatch(
        new RegExp(`contact support with Payment ID: ${response.razorpay_payment_id}$`),
      );
      expect(await asha.chatCredits()).toBe(FREE);
      expect(await reconcile()).toMatchObject({ granted: 1 });
      expect(await asha.chatCredits()).toBe(LITE);
    },
  );

  it('between authorization and capture, or capture and crediting, leaves it to reconciliation', async () => {
    const asha = await payer();
    const orderId = await asha.ordered();
    sandbox.hear(() => new Response(null, { status: 502 }));
    await sandbox.press(orderId, 'late');
    await sandbox.told();
    expect(await sandbox.payments.fetchOrderPayments(orderId)).toMatchObject([{ status: 'authorized' }]);
    wait(15 * MINUTE_MS);
    expect(await reconcile()).toMatchObject({ granted: 1 });
    expect(await sandbox.payments.fetchOrderPayments(orderId)).toMatchObject([{ status: 'captured' }]);
    expect(await asha.chatCredits()).toBe(LITE);
  });
});
