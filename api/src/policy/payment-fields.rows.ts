import { randomUUID } from 'node:crypto';
import { listInvoices } from '../invoices/queries.ts';
import { receiveWebhook } from '../payments/receive-webhook.ts';
import { reconcile } from '../payments/reconcile.ts';
import { sign } from '../payments/signature.ts';
import { standingsOf } from '../refunds/standing.ts';
import { buyPack, type Payer, type PaymentApp, paymentApp, proofOf } from '../testing/payment-app.ts';
import { begin, membership } from '../testing/subscriber.ts';
import type { FieldRow } from './field.rows.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** How payments, in an app of their own, follow the policy. */
export async function paymentFields(): Promise<Record<string, FieldRow>> {
  const app = await paymentApp();
  const person = await app.payer();
  /** How many of `tries` calls are answered in other words than "too many". */
  const answered = async (limit: string, tries: number, call: () => Promise<Response>) => {
    await app.deps.sql`DELETE FROM rate_limit WHERE key = ${`${limit}:${person.userId}`}`;
    const answers: number[] = [];
    for (let index = 0; index < tries; index += 1) answers.push((await call()).status);
    return answers.filter((status) => status !== 429).length;
  };
  return {
    'payments.orders_per_hour': {
      to: 2,
      see: () => answered('order', 4, () => person.order()),
      was: 4,
      is: 2,
    },
    'payments.checks_per_minute': {
      to: 2,
      see: () => answered('verify', 4, () => person.verify(proofOf({}, person.userId))),
      was: 4,
      is: 2,
    },
    'payments.check_after_minutes': {
      to: 5,
      see: () => reconciledAfter(app, person, 10 * MINUTE_MS, 'granted'),
      was: 0,
      is: 1,
    },
    'payments.expire_after_hours': {
      to: 1,
      see: () => reconciledAfter(app, person, 2 * HOUR_MS, 'expired'),
      was: 0,
      is: 1,
    },
    'refund.days': { to: 1, see: () => refundable(app, { days: 2 }), was: 'possible', is: 'not_possible' },
    'refund.chats': { to: 2, see: () => refundable(app, { chats: 3 }), was: 'possible', is: 'not_possible' },
    'retention_years.invoices': {
      to: 3,
      see: async () => {
        await buyPack(app.sandbox, person.visitor, person.userId);
        const [row] = await app.deps.sql<{ years: number }[]>`
          SELECT extract(year FROM age(kept_until, dated))::int AS years FROM invoices WHERE user_id = ${person.userId}
          ORDER BY number DESC LIMIT 1`;
        return row && row.years < 5;
      },
      was: false,
      is: true,
    },
    'subscriptions.grace_hours': {
      to: 24,
      see: async () => (await subscribed(app)).graceMs / HOUR_MS,
      was: 96,
      is: 24,
    },
    'subscriptions.pay_within_hours': {
      to: 12,
      see: () => keptAfter(app, 8 * HOUR_MS),
      was: true,
      is: false,
    },
    'payments.webhook_hours': {
      to: 3,
      see: () => toldLate(app, 4 * HOUR_MS),
      was: 'taken',
      is: 'This was sent too long ago.',
    },
  };
}

/** How the first purchase of somebody stands with its refund when it is `days` old and `chats` were used. */
async function refundable(
  { deps, payer, sandbox }: PaymentApp,
  { days = 0, chats = 0 }: { days?: number; chats?: number },
): Promise<string | undefined> {
  const { visitor, userId } = await payer();
  await buyPack(sandbox, visitor, userId);
  const at = new Date(deps.clock().getTime() + days * 24 * HOUR_MS);
  for (let index = 0; index < chats; index += 1) {
    await deps.sql`
      INSERT INTO credit_reservations (user_id, key, currency, amount, state, created_at, settled_at)
      VALUES (${userId}, ${randomUUID()}, 'chat', 1, 'posted', ${at}, ${at})`;
  }
  const [standing] = (await standingsOf(deps.sql, userId, await listInvoices(deps.sql, userId), at)).values();
  return standing?.state;
}

/** What reconciling comes to when an order, paid or not, is `ms` old, and no other is there. */
async function reconciledAfter(
  { deps, sandbox }: PaymentApp,
  person: Payer,
  ms: number,
  what: 'granted' | 'expired',
): Promise<number> {
  await deps.sql`DELETE FROM payment_orders`;
  const orderId = await person.ordered();
  if (what === 'granted') await sandbox.press(orderId, 'lost');
  const clock = () => new Date(deps.clock().getTime() + ms);
  return (await reconcile({ ...deps, payments: sandbox.payments, clock }))[what];
}

/** How much longer than what is paid a new subscription runs. */
async function subscribed({ payer, sandbox }: PaymentApp): Promise<{ graceMs: number }> {
  const person = await payer();
  await sandbox.pressOf((await begin(person)).subscriptionId, 'success');
  await sandbox.told();
  const { runs_until = '', paid_until = '' } = (await membership(person)).subscription ?? {};
  return { graceMs: Date.parse(runs_until) - Date.parse(paid_until) };
}

/** Whether somebody who comes back to an unpaid subscription after `ms` finds the same one. */
async function keptAfter({ payer, deps }: PaymentApp, ms: number): Promise<boolean> {
  const person = await payer();
  const { subscriptionId } = await begin(person);
  const earlier = new Date(deps.clock().getTime() - ms);
  await deps.sql`UPDATE subscriptions SET created_at = ${earlier} WHERE user_id = ${person.userId}`;
  return (await begin(person)).subscriptionId === subscriptionId;
}

/** What a signed webhook is told that comes `ms` after its time. */
async function toldLate({ deps, sandbox }: PaymentApp, ms: number): Promise<string> {
  const created_at = Math.floor((deps.clock().getTime() - ms) / 1000);
  const body = new TextEncoder().encode(JSON.stringify({ created_at, event: 'payment.captured' }));
  const headers = new Headers({
    'x-razorpay-event-id': randomUUID(),
    'x-razorpay-signature': sign(sandbox.webhookSecret, body),
  });
  const parts = { ...deps, payments: sandbox.payments };
  return receiveWebhook(parts, body, headers).then(
    () => 'taken',
    (error: Error) => error.message,
  );
}
