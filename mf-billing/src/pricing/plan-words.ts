import type { Pack } from 'contracts/policy';

/** What a plan's button says (docs/product/prices.md, Pack buttons). */
export function buttonLabel(pack: Pack, signedIn: boolean): string {
  if (pack.base === 0) return signedIn ? 'Start Chatting' : 'Start Free';
  return signedIn ? 'Buy Now' : 'Login & Buy';
}

/** The pack that the page puts forward. */
export function isPopular(pack: Pack): boolean {
  return pack.badge === 'Most Popular';
}
