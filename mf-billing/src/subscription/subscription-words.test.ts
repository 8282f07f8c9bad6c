import type { Subscription } from 'contracts/subscription';
import { expect, test } from 'vitest';
import { refundWords, stateWords } from './subscription-words.ts';

const running: Subscription = {
  plan: 'pro',
  name: 'Pro',
  period: 'yearly',
  total: 129_900,
  currency: 'INR',
  state: 'active',
  paid_until: '2027-11-22T10:00:00Z',
  runs_until: '2027-11-26T10:00:00Z',
  renews_at: '2027-11-22T10:00:00Z',
  pay_url: null,
};

test.each<[Partial<Subscription>, string]>([
  [{}, 'Renews on 22 November 2027.'],
  [
    { state: 'pending' },
    'The last renewal did not go through, and is tried again. Everything goes on until 26 November 2027.',
  ],
  [
    { state: 'cancelled', renews_at: null },
    'Cancelled. Everything goes on until 22 November 2027, and nothing is charged any more.',
  ],
])('a subscription with %j reads “%s”', (change, words) => {
  expect(stateWords({ ...running, ...change })).toBe(words);
});

test('a refund says until when it can be had, or what became of it', () => {
  expect(refundWords({ state: 'possible', until: '2026-11-29T10:00:00Z' })).toBe(
    'Refundable until 29 November 2026.',
  );
  expect(refundWords({ state: 'pending', message: 'On its way.' })).toBe('On its way.');
  expect(refundWords(null)).toBe('');
});
