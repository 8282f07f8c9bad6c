import type { Entitlements } from 'contracts/subscription';

/** What somebody has: everybody `free`, whoever bought a pack `pack`, and what they subscribed to. */
export type Tier = 'free' | 'pack' | 'starter' | 'pro';

const FAIR_USE = 20;
const paid = {
  exports: true,
  priority: true,
  full_insights: true,
  weekly_reflection: true,
  hands_free: true,
  messages_per_minute: FAIR_USE,
};

/** What each tier may (docs/product/subscriptions.md, Entitlements). */
export const entitlementTable: Record<Tier, Entitlements> = {
  free: {
    exports: false,
    priority: false,
    full_insights: false,
    weekly_reflection: false,
    hands_free: false,
    covered_daily: 0,
    messages_per_minute: FAIR_USE,
  },
  pack: { ...paid, covered_daily: 0 },
  starter: { ...paid, covered_daily: 10 },
  pro: { ...paid, covered_daily: null },
};
