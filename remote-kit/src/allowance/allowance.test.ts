import type { Credits } from 'contracts/credits';
import { describe, expect, test } from 'vitest';
import { allowanceOf, allowanceWords, isDayUsedUp } from './allowance.ts';

const rules = { free: { warn_from: 8 }, low_credits_warning: 2 };

function credits(chat_credits: number, used?: number): Credits {
  return {
    chat_credits,
    camera_gallery_credits: 5,
    pack: 'free',
    subscription: null,
    daily: used === undefined ? null : { used, limit: 10 },
  };
}

describe('the allowance', () => {
  test.each([
    ['nothing used', credits(25, 0)],
    ['seven used', credits(18, 7)],
    ['three credits and no daily limit', credits(3)],
  ])('says nothing with %s', (_, balance) => {
    expect(allowanceOf(balance, rules)).toEqual({ state: 'fine', sentence: '' });
  });

  test.each([
    ['eight of ten used', credits(17, 8), 2],
    ['nine of ten used', credits(16, 9), 1],
    ['two credits left', credits(2), 2],
    ['one credit left, though the day has more', credits(1, 3), 1],
  ])('warns with %s', (_, balance, left) => {
    expect(allowanceOf(balance, rules)).toEqual({ state: 'low', sentence: `Only ${left} messages left` });
  });

  test('lets a subscription send without credits, as far as it covers the day', () => {
    const starter = (used: number) =>
      ({ ...credits(0), subscription: { plan: 'starter', covered_today: { used, limit: 10 } } }) as const;
    const pro = { ...credits(0), subscription: { plan: 'pro' } } as const;
    expect(allowanceOf(pro, rules).state).toBe('fine');
    expect(allowanceWords(pro)).toBe('Pro');
    expect(allowanceOf(starter(9), rules).state).toBe('fine');
    expect(allowanceWords(starter(9))).toBe('9/10 free');
    expect(allowanceOf(starter(10), rules).state).toBe('blocked');
    expect(allowanceWords(starter(10))).toBe('0 credits');
  });

  test('says why an account without a free pack starts with nothing', () => {
    const { state, sentence } = allowanceOf({ ...credits(0, 0), free_pack_used: true }, rules);
    expect(state).toBe('blocked');
    expect(sentence).toContain('came with an earlier account');
  });

  test('warns when the policy says', () => {
    expect(allowanceOf(credits(18, 7), { ...rules, free: { warn_from: 7 } }).state).toBe('low');
    expect(allowanceOf(credits(17, 8), { ...rules, free: { warn_from: 9 } }).state).toBe('fine');
    expect(allowanceOf(credits(3), { ...rules, low_credits_warning: 3 }).state).toBe('low');
    expect(allowanceOf(credits(2), { ...rules, low_credits_warning: 1 }).state).toBe('fine');
  });

  test('is blocked at the daily limit, before the credits are looked at', () => {
    const sentence = 'Daily limit reached! Please upgrade to Premium to continue.';
    expect(allowanceOf(credits(0, 10), rules)).toEqual({ state: 'blocked', sentence });
    expect(allowanceOf(credits(15, 11), rules)).toEqual({ state: 'blocked', sentence });
  });

  test('is blocked without credits', () => {
    const sentence = 'Insufficient chat credits! Please upgrade or buy more credits.';
    expect(allowanceOf(credits(0, 3), rules)).toEqual({ state: 'blocked', sentence });
    expect(allowanceOf(credits(0), rules)).toEqual({ state: 'blocked', sentence });
  });
});

test('only the daily limit keeps somebody from choosing a companion', () => {
  expect(isDayUsedUp(credits(0))).toBe(false);
  expect(isDayUsedUp(credits(9, 9))).toBe(false);
  expect(isDayUsedUp(credits(9, 10))).toBe(true);
});

test('the chip counts the free messages, or the credits', () => {
  expect([credits(22, 3), credits(200), credits(1)].map(allowanceWords)).toEqual([
    '3/10 free',
    '200 credits',
    '1 credit',
  ]);
});
