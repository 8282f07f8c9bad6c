import { randomUUID } from 'node:crypto';
import { Credits } from 'contracts/credits';
import { describe, expect, it } from 'vitest';
import { paymentApp, proofOf, shown } from '../testing/payment-app.ts';

const { deps, sandbox, visitor, payer, logged } = await paymentApp();
const { sql } = deps;
const FREE = 25;
// Who buys nothing: for whatever is refused.
const meera = await payer();

const refused = async (response: Response) => {
  const { code, message } = (await response.json()) as { code: string; message: string };
  return { status: response.status, code, message };
};

describe('an order', () => {
  it.each([
    ['lite', 9322, 225, 25],
    ['pro', 17_582, 525, 55],
    ['max', 29_382, 1025, 85],
  ])(
    'of %s costs %i paise, and once paid brings %i chat and %i camera credits in all',
    async (plan, total, chat, camera) => {
      const asha = await payer();
      const answer = await asha.order(plan);
      const order = (await answer.json()) as { orderId: string };
      expect(order).toEqual({
        orderId: expect.stringMatching(/^order_/),
        keyId: 'rzp_test_tests',
        amount: total,
        currency: 'INR',
      });
      const { response } = await sandbox.press(order.orderId, 'lost');
      const verified = await asha.verify(proofOf(response, asha.userId, plan));
      expect(await verified.json()).toEqual({ success: true, verified: true });
      const credits = Credits.parse(await (await asha.visitor.get('/v1/credits')).json());
      expect(credits).toMatchObject({
        chat_credits: chat,
        camera_gallery_credits: camera,
        pack: plan,
        daily: null,
      });
    },
  );

  it('is one for one idempotency key, also when asked for twice at once', async () => {
    const asha = await payer();
    const idempotencyKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => asha.order('pro', { idempotencyKey })));
    const orders = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await refused(await asha.order('max', { idempotencyKey }))).toMatchObject({
      status: 409,
      code: 'repeated',
    });
    expect(await sql`SELECT FROM payment_orders WHERE user_id = ${asha.userId}`).toHaveLength(1);
  });

  it('that is paid is not opened once more: the same key says so', async () => {
    const asha = await payer();
    const idempotencyKey = randomUUID();
    const { orderId } = (await (await asha.order('lite', { idempotencyKey })).json()) as { orderId: string };
    const { response } = await sandbox.press(orderId, 'lost');
    await asha.verify(proofOf(response, asha.userId, 'lite'));
    expect(await refused(await asha.order('lite', { idempotencyKey }))).toMatchObject({
      status: 409,
      code: 'already_paid',
    });
    expect(await asha.chatCredits()).toBe(225);
  });

  it.each([
    ['a plan nobody sells', { planId: 'gold' }, 400, 'unknown_plan'],
    ['the free plan', shown('free'), 400, 'unknown_plan'],
    ['another total', { amount: 1 }, 409, 'price_changed'],
    ['another base', { baseAmount: 1 }, 409, 'price_changed'],
    ['another tax', { gstAmount: 0 }, 409, 'price_changed'],
    ['another plan’s name', { planName: 'Max' }, 409, 'price_changed'],
    ['another person', { userId: randomUUID() }, 403, 'other_person'],
    ['a fraction of a paisa', { amount: 9322.5 }, 400, 'invalid'],
  ])('with %s is refused, and nothing is stored', async (_, change, status, code) => {
    expect(await refused(await meera.order('lite', change))).toMatchObject({ status, code });
    expect(await sql`SELECT FROM payment_orders WHERE user_id = ${meera.userId}`).toHaveLength(0);
  });

  it('needs a verified e-mail, and a country that is served', async () => {
    const body = { ...shown('lite'), userId: randomUUID() };
    const nobody = await visitor().send('POST', '/functions/v1/create-payment', body);
    expect(await refused(nobody)).toEqual({
      status: 401,
      code: 'sign_in_needed',
      message: 'Please login to continue',
    });
    const anonymous = visitor();
    await anonymous.send('POST', '/auth/v1/sign-in/anonymous');
    expect((await anonymous.send('POST', '/functions/v1/create-payment', body)).status).toBe(401);
    const asha = await payer();
    await sql`UPDATE user_profile SET country = 'US' WHERE user_id = ${asha.userId}`;
    expect(await refused(await asha.order())).toMatchObject({ status: 403, code: 'region_not_available' });
    await sql`UPDATE user_profile SET country = NULL WHERE user_id = ${asha.userId}`;
    expect(await refused(await asha.order())).toMatchObject({ status: 403, code: 'country_needed' });
    await sql`UPDATE auth_user SET email_verified = false WHERE id = ${asha.userId}`;
    expect(await refused(await asha.order())).toMatchObject({ status: 403, code: 'email_not_verified' });
  });

  it('is stored before the provider is asked, and made there once it answers again', async () => {
    const asha = await payer();
    const idempotencyKey = randomUUID();
    sandbox.instead(() => new Response('<html>down</html>', { status: 502 }));
    const answer = await refused(await asha.order('lite', { idempotencyKey }));
    sandbox.instead(undefined);
    expect(answer).toMatchObject({ status: 503, code: 'no_order' });
    expect(answer.message).toMatch(/^Failed to create payment order/);
    const [row] = await sql`SELECT provider_order_id FROM payment_orders WHERE user_id = ${asha.userId}`;
    expect(row).toEqual({ provider_order_id: null });
    expect((await asha.order('lite', { idempotencyKey })).status).toBe(200);
  });
});

describe('a verification', () => {
  it('grants once, however often and however many at once', async () => {
    const asha = await payer();
    const { response } = await sandbox.press(await asha.ordered(), 'duplicate');
    const proof = proofOf(response, asha.userId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => asha.verify(proof)));
    await sandbox.told();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await asha.chatCredits()).toBe(FREE + 200);
  });

  it.each([
    ['signature', { razorpay_signature: 'f'.repeat(64) }, 400, 'bad_signature'],
    ['signature of another length', { razorpay_signature: 'f' }, 400, 'bad_signature'],
    ['payment id', { razorpay_payment_id: 'pay_another' }, 400, 'bad_signature'],
    ['order id', { razorpay_order_id: 'order_another' }, 404, 'unknown_order'],
    ['person', { user_id: randomUUID() }, 409, 'wrong_person'],
    ['plan', { plan: 'max' }, 409, 'wrong_plan'],
    ['amount', { amount_paid: 29_382 }, 409, 'wrong_amount'],
    ['base amount', { base_amount: 24_900 }, 409, 'wrong_base'],
    ['tax', { gst_amount: 0 }, 409, 'wrong_tax'],
  ])(
    'with a tampered %s is refused in words of its own and logged without a name',
    async (_, change, status, code) => {
      const { response } = await sandbox.press(await meera.ordered(), 'lost');
      logged.length = 0;
      const answer = await refused(await meera.verify({ ...proofOf(response, meera.userId), ...change }));
      expect(answer).toMatchObject({ status, code });
      expect(answer.message).toMatch(/^Payment verification failed: .* Payment ID: \w+$/);
      const line = logged.find((one) => one.includes('payment not verified'));
      expect(line).toContain(`"refused":"${code}"`);
      for (const personal of [meera.userId, meera.visitor.email]) expect(line).not.toContain(personal);
      expect(await meera.chatCredits()).toBe(FREE);
    },
  );

  it('of another person’s payment is refused like one of no order', async () => {
    const [asha, ravi] = [meera, await payer()];
    const { response } = await sandbox.press(await asha.ordered(), 'lost');
    const theirs = await refused(await ravi.verify(proofOf(response, ravi.userId)));
    expect(theirs).toMatchObject({ status: 404, code: 'unknown_order' });
    expect([await asha.chatCredits(), await ravi.chatCredits()]).toEqual([FREE, FREE]);
  });

  it('says so when the sign-in session is over', async () => {
    const answer = await refused(
      await visitor().send('POST', '/functions/v1/verify-payment', proofOf({}, 'x')),
    );
    expect(answer).toEqual({
      status: 401,
      code: 'sign_in_needed',
      message: 'Session expired. Please login again.',
    });
  });

  it('while the provider is down says that nothing is lost', async () => {
    const { response } = await sandbox.press(await meera.ordered(), 'lost');
    sandbox.instead(() => new Response('', { status: 503 }));
    const answer = await refused(await meera.verify(proofOf(response, meera.userId)));
    sandbox.instead(undefined);
    expect(answer).toMatchObject({ status: 503, code: 'payment_unchecked' });
    expect(answer.message).toContain(`Payment ID: ${response.razorpay_payment_id}`);
  });
});

it('tells a browser how one can pay', async () => {
  const answer = await visitor().get('/v1/payment-options');
  expect(await answer.json()).toEqual({
    provider: {
      id: 'razorpay',
      checkout_script: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v1\/checkout\.js$/),
      sandbox: true,
    },
  });
});
