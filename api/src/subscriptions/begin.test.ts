import { PaymentLink } from 'contracts/subscription';
import { expect, it } from 'vitest';
import { type Payer, paymentApp } from '../testing/payment-app.ts';
import { askFor, begin, membership } from '../testing/subscriber.ts';

const { deps, sandbox, payer, visitor } = await paymentApp();
const { sql, payments } = { ...deps, payments: sandbox.payments };

async function code(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { code: string }).code];
}
const link = ({ visitor: { send }, userId }: Payer, change: object = {}) =>
  send('POST', '/functions/v1/payments-create-link', {
    user_id: userId,
    plan_code: 'pro',
    recipient: { name: 'Asha Rao', state_code: '29' },
    ...change,
  });

it('is priced by the offer, and the same offer brings the same subscription', async () => {
  const person = await payer();
  const first = await begin(person);
  expect(first).toMatchObject({ amount: 99_900, currency: 'INR', keyId: payments.keyId });
  expect(await begin(person)).toEqual(first);
  expect((await membership(person)).subscription).toBeNull();
});

it('two tabs that ask at once get one subscription', async () => {
  const person = await payer();
  const both = await Promise.all([begin(person), begin(person)]);
  expect(both[0]).toEqual(both[1]);
});

it('another offer ends the one before at the provider, so that nobody pays for two', async () => {
  const person = await payer();
  const first = await begin(person, 'starter-monthly-inr');
  const second = await begin(person, 'pro-yearly-inr');
  expect(second.subscriptionId).not.toBe(first.subscriptionId);
  expect(await payments.fetchSubscription(first.subscriptionId)).toMatchObject({ status: 'cancelled' });
  expect(await payments.fetchSubscription(second.subscriptionId)).toMatchObject({ status: 'created' });
});

it('while the provider is down nothing is begun, and any offer can be chosen afterwards', async () => {
  const person = await payer();
  sandbox.instead(() => new Response(null, { status: 503 }));
  expect(await code(await askFor(person, 'starter-monthly-inr'))).toEqual([503, 'no_subscription']);
  sandbox.instead(undefined);
  expect((await begin(person, 'pro-yearly-inr')).amount).toBe(99_900);
});

it('one that renews refuses a second, and one that is cancelled does not', async () => {
  const person = await payer();
  await sandbox.pressOf((await begin(person, 'starter-monthly-inr')).subscriptionId, 'success');
  await sandbox.told();
  expect(await code(await askFor(person, 'pro-yearly-inr'))).toEqual([409, 'subscribed']);
  await person.visitor.send('POST', '/v1/subscription/cancel');
  await sandbox.pressOf((await begin(person)).subscriptionId, 'success');
  await sandbox.told();
  expect((await membership(person)).subscription).toMatchObject({ plan: 'pro', state: 'active' });
});

it('refuses another person, an offer that is not on sale here, and an invoice without a State', async () => {
  const [person, other] = [await payer(), await payer()];
  expect(await code(await askFor(person, 'pro-yearly-inr', { userId: other.userId }))).toEqual([
    403,
    'other_person',
  ]);
  for (const offer of ['pro-yearly-gbp', 'pro-yearly', '__proto__'])
    expect(await code(await askFor(person, offer))).toEqual([400, 'unknown_offer']);
  expect(await code(await askFor(person, 'pro-yearly-inr', { recipient: undefined }))).toEqual([
    400,
    'recipient_needed',
  ]);
});

it('is refused in the United States, and without a country', async () => {
  const person = await payer();
  for (const country of ['US', null]) {
    await sql`UPDATE user_profile SET country = ${country} WHERE user_id = ${person.userId}`;
    expect((await askFor(person, 'pro-yearly-inr')).status).toBe(403);
    expect((await link(person)).status).toBe(403);
  }
});

it('can be paid on the provider’s own page, by plan or by offer', async () => {
  const person = await payer();
  const { ok, pay_url, error } = PaymentLink.parse(await (await link(person)).json());
  expect({ ok, error }).toEqual({ ok: true, error: null });
  const page = await (await fetch(pay_url)).text();
  for (const words of ['This is a sandbox: no money moves', '₹999.00', 'Pay successfully'])
    expect(page).toContain(words);
  const again = PaymentLink.parse(await (await link(person, { plan_code: 'pro-yearly-inr' })).json());
  expect(again.pay_url).toBe(pay_url);
  expect(await code(await link(person, { provider: 'stripe' }))).toEqual([400, 'other_provider']);
});

it('needs an account', async () => {
  const nobody = visitor();
  expect((await nobody.send('POST', '/v1/subscription/cancel')).status).toBe(401);
  expect((await nobody.get('/v1/subscription')).status).toBe(401);
});
