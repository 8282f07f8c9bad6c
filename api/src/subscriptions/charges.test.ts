import { randomUUID } from 'node:crypto';
import { InvoiceList } from 'contracts/invoices';
import { describe, expect, it } from 'vitest';
import { sign } from '../payments/signature.ts';
import { type Payer, paymentApp } from '../testing/payment-app.ts';
import { begin, membership } from '../testing/subscriber.ts';
import { membershipOf } from './membership.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';

const { app, deps, sandbox, payer, wait, logged } = await paymentApp();
const { sql } = deps;
const { payments } = sandbox;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const reconcile = () => reconcileSubscriptions({ ...deps, payments });

async function subscribed(person: Payer, offer = 'starter-monthly-inr'): Promise<string> {
  const { subscriptionId } = await begin(person, offer);
  await sandbox.pressOf(subscriptionId, 'success');
  await sandbox.told();
  return subscriptionId;
}
const state = async (person: Payer) => (await membership(person)).subscription?.state;
/** What is known without asking the provider. */
const known = async ({ userId }: Payer) =>
  (await membershipOf(sql, userId, deps.clock())).subscription?.state;
const papers = async ({ visitor }: Payer) =>
  InvoiceList.parse(await (await visitor.get('/v1/invoices')).json()).invoices;
const cancel = ({ visitor }: Payer) => visitor.send('POST', '/v1/subscription/cancel');
const down = () => sandbox.instead(() => new Response(null, { status: 503 }));

describe('a charge', () => {
  it.each(['success', 'duplicate', 'reversed'])(
    'of %s begins the plan once, with one invoice, though the tab was closed',
    async (button) => {
      const person = await payer();
      await sandbox.pressOf((await begin(person)).subscriptionId, button);
      await sandbox.told();
      expect(await known(person)).toBe('active');
      const { subscription, entitlements } = await membership(person);
      expect(subscription).toMatchObject({ plan: 'pro', total: 99_900, state: 'active', pay_url: null });
      expect(entitlements.covered_daily).toBeNull();
      const invoices = await papers(person);
      expect(invoices).toMatchObject([{ item: 'Saathi Pro: a year', taxable: 84_661, tax: 15_239 }]);
    },
  );

  it('is found by reconciliation when its webhooks are lost', async () => {
    const person = await payer();
    await sandbox.pressOf((await begin(person)).subscriptionId, 'lost');
    await sandbox.told();
    expect(await known(person)).toBeUndefined();
    wait(15 * MINUTE_MS);
    await Promise.all([reconcile(), reconcile()]);
    expect(await known(person)).toBe('active');
    expect(await papers(person)).toHaveLength(1);
  });

  it('is there when its person comes back before the webhook', async () => {
    const person = await payer();
    await sandbox.pressOf((await begin(person)).subscriptionId, 'lost');
    down();
    expect(await state(person)).toBeUndefined();
    sandbox.instead(undefined);
    expect(await state(person)).toBe('active');
  });

  it('has its invoice made out to whom was said last', async () => {
    const person = await payer();
    await begin(person);
    const recipient = { name: 'Ravi Rao', state_code: '27' };
    const { subscriptionId } = await begin(person, 'pro-yearly-inr', { recipient });
    await sandbox.pressOf(subscriptionId, 'success');
    await sandbox.told();
    const rows = await sql`SELECT recipient FROM invoices WHERE user_id = ${person.userId}`;
    expect(rows).toMatchObject([{ recipient }]);
  });

  it('that failed begins nothing', async () => {
    const person = await payer();
    await sandbox.pressOf((await begin(person)).subscriptionId, 'failure');
    await sandbox.told();
    expect(await state(person)).toBeUndefined();
  });

  it('of another amount never counts, and is an error in the log', async () => {
    const person = await payer();
    const { subscriptionId } = await begin(person);
    await sql`UPDATE subscriptions SET base = 99800, gst = 0, total = 99800 WHERE provider_subscription_id = ${subscriptionId}`;
    await sandbox.pressOf(subscriptionId, 'success');
    await sandbox.told();
    expect(await state(person)).toBeUndefined();
    expect(logged.join()).toContain('charge is not the price of its subscription');
  });

  it('that renews has an invoice of its own that cannot be refunded, and lengthens what is paid', async () => {
    const person = await payer();
    const id = await subscribed(person);
    const before = (await membership(person)).subscription?.paid_until ?? '';
    await sandbox.pressOf(id, 'success');
    await sandbox.told();
    expect(((await membership(person)).subscription?.paid_until ?? '') > before).toBe(true);
    const invoices = await papers(person);
    expect(invoices).toHaveLength(2);
    expect(invoices[0]?.refund).toMatchObject({ state: 'not_possible' });
  });

  it('that is not taken by the database comes again with its webhook', async () => {
    const person = await payer();
    const { subscriptionId } = await begin(person);
    await sql`ALTER TABLE subscription_charges RENAME TO hidden`;
    const pressed = await sandbox.pressOf(subscriptionId, 'success');
    await sandbox.told();
    await sql`ALTER TABLE hidden RENAME TO subscription_charges`;
    expect(pressed.type).toBe('paid');
    expect(await known(person)).toBeUndefined();
    wait(15 * MINUTE_MS);
    await reconcile();
    expect(await known(person)).toBe('active');
  });
});

describe('a renewal that failed', () => {
  it('leaves the plan and says where to pay, until it is paid', async () => {
    const person = await payer();
    const id = await subscribed(person);
    await sandbox.pressOf(id, 'pending');
    await sandbox.told();
    const { subscription } = await membership(person);
    expect(subscription).toMatchObject({ state: 'pending', pay_url: expect.stringContaining(id) });
    await sandbox.pressOf(id, 'success');
    await sandbox.told();
    expect(await state(person)).toBe('active');
  });

  it('for good ends the plan with what is paid, without grace', async () => {
    const person = await payer();
    await sandbox.pressOf(await subscribed(person), 'halted');
    await sandbox.told();
    const { subscription } = await membership(person);
    expect(subscription).toMatchObject({ state: 'cancelled', renews_at: null });
    expect(subscription?.runs_until).toBe(subscription?.paid_until);
  });
});

describe('verification', () => {
  const verify = ({ visitor }: Payer, proof: object) =>
    visitor.send('POST', '/v1/subscription/verify', proof);

  async function proven(person: Payer) {
    const { subscriptionId, amount, currency } = await begin(person);
    const { response } = await sandbox.pressOf(subscriptionId, 'lost');
    const said = { user_id: person.userId, offer: 'pro-yearly-inr', amount_paid: amount, currency };
    return { ...response, ...said };
  }

  it('begins the plan at once', async () => {
    const person = await payer();
    const answer = await verify(person, await proven(person));
    expect([answer.status, await answer.json()]).toMatchObject([200, { subscription: { plan: 'pro' } }]);
  });

  it.each([
    ['unknown_subscription', { razorpay_subscription_id: 'sub_of_nobody' }],
    ['bad_signature', { razorpay_signature: 'f'.repeat(64) }],
    ['wrong_person', { user_id: randomUUID() }],
    ['wrong_offer', { offer: 'starter-monthly-inr' }],
    ['wrong_amount', { amount_paid: 100 }],
    ['wrong_currency', { currency: 'USD' }],
  ])('refuses with %s what was tampered with, and logs it', async (code, change) => {
    const person = await payer();
    const answer = await verify(person, { ...(await proven(person)), ...change });
    expect(((await answer.json()) as { code: string }).code).toBe(code);
    expect(await known(person)).toBeUndefined();
    expect(logged.join()).toContain(code);
  });

  it('refuses another person’s subscription', async () => {
    const [person, other] = [await payer(), await payer()];
    expect((await verify(other, await proven(person))).status).toBe(404);
  });

  it('says that nothing is lost while the provider does not answer', async () => {
    const person = await payer();
    const proof = await proven(person);
    down();
    const answer = await verify(person, proof);
    sandbox.instead(undefined);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      503,
      'payment_unchecked',
    ]);
    await reconcile();
    expect(await known(person)).toBe('active');
  });
});

describe('cancelling', () => {
  it('ends the renewal at the provider, and the plan goes on until what is paid is over', async () => {
    const person = await payer();
    const id = await subscribed(person);
    for (let times = 0; times < 2; times += 1) expect((await cancel(person)).status).toBe(200);
    const { subscription } = await membership(person);
    expect(subscription).toMatchObject({ state: 'cancelled', renews_at: null });
    expect(subscription?.runs_until).toBe(subscription?.paid_until);
    expect(await (await sandbox.pressOf(id, 'success')).type).toBeUndefined();
  });

  it('is kept while the provider is down, and told it afterwards', async () => {
    const person = await payer();
    const id = await subscribed(person);
    down();
    expect((await cancel(person)).status).toBe(200);
    expect(await state(person)).toBe('cancelled');
    await reconcile();
    sandbox.instead(undefined);
    expect((await sandbox.pressOf(id, 'pending')).type).toBe('failed');
    await sandbox.told();
    await reconcile();
    expect((await sandbox.pressOf(id, 'success')).type).toBeUndefined();
  });

  it('of nothing is refused', async () => {
    const answer = await cancel(await payer());
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      'no_subscription',
    ]);
  });

  it('comes by itself when the first payment is refunded', async () => {
    const person = await payer();
    const id = await subscribed(person);
    const [invoice] = await papers(person);
    const answer = await person.visitor.send('POST', '/v1/refunds', { invoice: invoice?.number });
    expect(answer.status).toBe(200);
    expect((await membership(person)).subscription).toBeNull();
    await reconcile();
    expect(await payments.fetchSubscription(id)).toMatchObject({ status: 'cancelled' });
    expect((await papers(person)).map(({ kind }) => kind).toSorted()).toEqual(['credit_note', 'invoice']);
  });

  it('comes by itself when the account is deleted', async () => {
    const person = await payer();
    const id = await subscribed(person);
    await sql`DELETE FROM auth_user WHERE id = ${person.userId}`;
    down();
    await reconcile();
    sandbox.instead(undefined);
    await reconcile();
    expect(await payments.fetchSubscription(id)).toMatchObject({ status: 'cancelled' });
    expect(await sql`SELECT FROM subscription_endings`).toHaveLength(0);
  });
});

it('an unpaid one is asked about for a week, and then left alone', async () => {
  await sql`DELETE FROM subscriptions`;
  await reconcile();
  await begin(await payer());
  let asked = 0;
  for (let day = 0; day < 9; day += 1) {
    wait(DAY_MS);
    asked += await reconcile();
  }
  expect(asked).toBe(6);
});

it('a webhook about nobody’s subscription is taken and comes to nothing', async () => {
  await sandbox.pressOf((await begin(await payer())).subscriptionId, 'lost');
  await sql`DELETE FROM subscriptions`;
  const created_at = Math.floor(deps.clock().getTime() / 1000);
  const body = JSON.stringify({ created_at, payload: { subscription: { entity: { id: 'sub_of_nobody' } } } });
  const headers = { 'x-razorpay-signature': sign(sandbox.webhookSecret, body) };
  const answer = await app.request('/functions/v1/payment-webhook', { method: 'POST', body, headers });
  expect(answer.status).toBe(204);
});
