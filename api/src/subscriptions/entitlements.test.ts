import type { Credits } from 'contracts/credits';
import { expect, it } from 'vitest';
import { clawBack, grant } from '../credits/queries.ts';
import { policy } from '../policy/policy.ts';
import { type Chatter, chatApp, read } from '../testing/chat-app.ts';
import { insertSubscription } from '../testing/insert-subscription.ts';
import { entitlementsOf } from './entitlements.ts';

const { deps, chatter } = await chatApp();
const { sql, clock } = deps;
const until = new Date(clock().getTime() + 86_400_000);
const FREE = 25;

async function say({ say: send }: Chatter, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const response = await send(`words ${index}`);
    statuses.push(response.status);
    await read(response);
  }
  return statuses;
}

it('Pro spends no credits, also beyond ten a day and without any', async () => {
  const asha = await chatter();
  await insertSubscription(sql, asha.userId, 'pro', until);
  await sql`UPDATE credit_accounts SET available = 0 WHERE user_id = ${asha.userId} AND currency = 'chat'`;
  expect(await say(asha, 11)).toEqual(Array.from({ length: 11 }, () => 200));
  expect(await asha.credits()).toMatchObject({ chat_credits: 0, subscription: { plan: 'pro' }, daily: null });
});

it('Starter sends what the day covers without credits, then with credits', async () => {
  const asha = await chatter();
  await insertSubscription(sql, asha.userId, 'starter', until);
  policy.entitlements.starter.covered_daily = 2;
  try {
    await say(asha, 3);
    expect(await asha.credits()).toMatchObject({
      chat_credits: FREE - 1,
      subscription: { plan: 'starter', covered_today: { used: 2, limit: 2 } },
    } satisfies Partial<Credits>);
  } finally {
    policy.entitlements.starter.covered_daily = 10;
  }
});

it('a subscription that is over covers nothing', async () => {
  const asha = await chatter();
  await insertSubscription(sql, asha.userId, 'pro', clock());
  await say(asha, 1);
  expect(await asha.credits()).toMatchObject({ chat_credits: FREE - 1, subscription: null });
});

it('whoever bought a pack is paid for what is not unlimited, until it is refunded', async () => {
  const { userId } = await chatter();
  const may = () => entitlementsOf(sql, userId, clock());
  expect(await may()).toEqual(policy.entitlements.free);
  await grant(sql, { userId, key: 'payment:1', pack: 'lite', chat: 1, camera: 1, at: clock() });
  expect(await may()).toEqual(policy.entitlements.pack);
  await clawBack(sql, userId, 'payment:1', clock());
  expect(await may()).toEqual(policy.entitlements.free);
});

it('of a pack and two subscriptions somebody has the best', async () => {
  const { userId } = await chatter();
  for (const plan of ['starter', 'pro', 'starter'] as const)
    await insertSubscription(sql, userId, plan, until);
  await grant(sql, { userId, key: 'payment:1', pack: 'lite', chat: 1, camera: 1, at: clock() });
  expect(await entitlementsOf(sql, userId, clock())).toEqual(policy.entitlements.pro);
});
