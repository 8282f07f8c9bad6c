import type { Credits } from 'contracts/credits';
import { expect, test } from 'vitest';
import { planOf } from './use-plan.ts';

const credits: Credits = {
  chat_credits: 500,
  camera_gallery_credits: 50,
  pack: 'pro',
  subscription: null,
  daily: null,
};

test('a bought pack makes no member, a subscription does', () => {
  expect(planOf(credits)).toBe('free');
  expect(planOf({ ...credits, pack: 'free', subscription: { plan: 'pro' } })).toBe('pro');
});
