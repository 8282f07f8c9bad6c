import type { Pack } from 'contracts/policy';
import { policy } from './policy.ts';
import type { PackTerms } from './prices.ts';

/**
 * The credit packs as they are shown, the free one first; money in paise, GST worked out from the base price
 * (docs/product/prices.md, Credit packs).
 */
export function packs(): Pack[] {
  const { chat_credits, camera_credits } = policy.free;
  const free: PackTerms = { id: 'free', name: 'Free', base: 0, chat_credits, camera_credits, badge: null };
  return [
    { ...priced(free), duration: 'Forever', features: [...featuresOf(free), 'Healing frequencies'] },
    ...policy.packs.map((terms) => ({
      ...priced(terms),
      duration: 'Credits never expire',
      features: [...featuresOf(terms), 'Homework help from a photo'],
    })),
  ];
}

function priced(terms: PackTerms) {
  const gst = Math.round((terms.base * policy.gst_percent) / 100);
  return { ...terms, gst, total: terms.base + gst };
}

function featuresOf({ chat_credits, camera_credits }: PackTerms): string[] {
  return [`${chat_credits} chat conversations`, `${camera_credits} camera uploads`, 'All nine companions'];
}
