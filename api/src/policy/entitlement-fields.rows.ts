import type { Entitlements } from 'contracts/subscription';
import { grant } from '../credits/queries.ts';
import { entitlementsOf } from '../subscriptions/entitlements.ts';
import type { ChatApp } from '../testing/chat-app.ts';
import { insertPerson } from '../testing/insert-person.ts';
import { insertSubscription } from '../testing/insert-subscription.ts';
import { entitlementTable, type Tier } from './entitlements.ts';
import type { FieldRow } from './field.rows.ts';

const DAY_MS = 86_400_000;
const others = { covered_daily: 3, messages_per_minute: 50 };

/** How what somebody may follows the table, field by field. */
export function entitlementFields({ deps }: ChatApp): Record<string, FieldRow> {
  const { sql, clock } = deps;
  const person = async (tier: Tier) => {
    const userId = await insertPerson(sql);
    const at = clock();
    if (tier === 'pack') await grant(sql, { userId, key: 'payment:1', pack: 'lite', chat: 1, camera: 1, at });
    else if (tier !== 'free') await insertSubscription(sql, userId, tier, new Date(at.getTime() + DAY_MS));
    return userId;
  };
  const row = (tier: Tier, field: keyof Entitlements): FieldRow => {
    const decided = entitlementTable[tier][field];
    const to = typeof decided === 'boolean' ? !decided : others[field as keyof typeof others];
    return {
      to,
      see: async () => (await entitlementsOf(sql, await person(tier), clock()))[field],
      was: decided,
      // Whoever has more than everybody keeps what everybody has: a tier only adds to `free`.
      is: to,
    };
  };
  const tiers = Object.keys(entitlementTable) as Tier[];
  return Object.fromEntries(
    tiers.flatMap((tier) =>
      (Object.keys(entitlementTable[tier]) as (keyof Entitlements)[]).map((field) => [
        `entitlements.${tier}.${field}`,
        row(tier, field),
      ]),
    ),
  );
}
