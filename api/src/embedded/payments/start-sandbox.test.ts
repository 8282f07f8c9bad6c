import { expect, it } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

it('starts the payment sandbox behind keys of its own, plainly marked, and ends it', async () => {
  const addresses = { webhookUrl: 'http://127.0.0.1:9/nobody', backUrl: 'http://127.0.0.1:9/subscription' };
  const { payments, stop } = await startSandbox(addresses, () => {});
  const terms = { id: 'receipt', base: 7900, gst: 1422, total: 9322, currency: 'INR' };
  const orderId = await payments.createOrder(terms);
  const origin = new URL(payments.checkoutScript).origin;
  expect((await fetch(`${origin}/v1/orders/${orderId}`)).status).toBe(401);
  expect(await (await fetch(payments.checkoutScript)).text()).toContain('window.Razorpay');
  const page = await (await fetch(`${origin}/checkout/${orderId}`)).text();
  for (const words of ['This is a sandbox: no money moves', '₹93.22', 'Payment fails', 'Cancel'])
    expect(page).toContain(words);
  expect(await payments.fetchPayment('pay_of_nobody')).toBeUndefined();
  await stop();
  await expect(payments.fetchPayment('pay_of_nobody')).rejects.toMatchObject({
    name: 'ProviderError',
    status: 0,
  });
});
