import type { PaymentProof } from 'contracts/payments';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginPurchase, forgetPurchase, keepProof, keptPurchase } from './purchase.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const asha = { name: 'Asha', state_code: '27' };
const HOUR = 3_600_000;
const proof: PaymentProof = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'signed',
  user_id: 'asha',
  plan: 'lite',
  amount_paid: 9322,
  base_amount: 7900,
  gst_amount: 1422,
};

test('pressing Pay again, here or in another tab, goes on with the same order', () => {
  const { key } = beginPurchase('lite', asha);
  expect(beginPurchase('lite', asha).key).toBe(key);
  expect(keptPurchase()).toMatchObject({ plan: 'lite', key, recipient: asha });
});

test('another pack, another invoice and a purchase given up begin anew', () => {
  const keys = [
    beginPurchase('lite', asha),
    beginPurchase('pro', asha),
    beginPurchase('pro', { ...asha, state_code: '29' }),
  ].map(({ key }) => key);
  forgetPurchase();
  keys.push(beginPurchase('pro', { ...asha, state_code: '29' }).key);
  expect(new Set(keys).size).toBe(4);
});

test('is gone on with for an hour, and once it is paid for as long as it takes', () => {
  const purchase = beginPurchase('lite', asha);
  const later = purchase.at + HOUR;
  expect(keptPurchase(later - 1)?.key).toBe(purchase.key);
  expect(keptPurchase(later)).toBeUndefined();
  keepProof(purchase, proof);
  expect(keptPurchase(later)?.proof).toEqual(proof);
});

test.each(['', '{', '{"plan":"gold"}', 'null'])('what is no purchase (%s) is none', (text) => {
  kept.set('saathi_purchase', text);
  expect(keptPurchase()).toBeUndefined();
});
