import type { Pack } from 'contracts/policy';

/** What is decided about a pack that is sold; `base` is its price in paise, before tax. */
export type PackTerms = Pick<Pack, 'id' | 'name' | 'base' | 'chat_credits' | 'camera_credits' | 'badge'>;

/** The packs on sale (docs/product/prices.md, Credit packs). GST and totals are worked out in packs.ts. */
export const packsOnSale: PackTerms[] = [
  { id: 'lite', name: 'Lite', base: 7900, chat_credits: 200, camera_credits: 20, badge: 'Most Popular' },
  { id: 'pro', name: 'Pro', base: 14_900, chat_credits: 500, camera_credits: 50, badge: 'Best Value' },
  { id: 'max', name: 'Max', base: 24_900, chat_credits: 1000, camera_credits: 80, badge: 'Premium' },
];
