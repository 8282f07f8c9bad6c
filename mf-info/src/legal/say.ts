import { countryName } from 'contracts/country-name';
import type { Policy } from 'contracts/policy';

/** Something of the policy as it stands in a text: `say((policy) => policy.refund.days)`. */
export type Say = (pick: (policy: Policy) => string | number) => string | number;

/** While the policy is not known an ellipsis stands in its place, so that the text can be read at once. */
export function sayOf(policy: Policy | undefined): Say {
  return (pick) => (policy ? pick(policy) : '…');
}

/** Where the product is not offered, as a sentence; empty when it is offered everywhere. */
export function notOffered({ blocked_countries: blocked }: Policy): string {
  return blocked.length > 0 ? `It is not offered in ${blocked.map(countryName).join(', ')}.` : '';
}

/** How long after something was erased a copy of it may still open, in words. */
export function copyHours({ retention_hours: { copies } }: Policy): string {
  return copies === 1 ? 'an hour' : `${copies} hours`;
}

/** How long counts are kept, in words. */
export function countMonths({ retention_months: { counts } }: Policy): string {
  return `${counts} ${counts === 1 ? 'month' : 'months'}`;
}

/** How long the record of processing is kept, in words. */
export function recordTime({ retention_days: { processing } }: Policy): string {
  return processing === 365 ? 'one year' : `${processing} days`;
}

/** What a reply and a photo cost, as a sentence. */
export function costs({ prices }: Policy): string {
  const credits = (price: number, kind: string) => `${price} ${kind} credit${price === 1 ? '' : 's'}`;
  return `A reply that arrives costs ${credits(prices.message_chat_credits, 'chat')}, a photo ${credits(prices.photo_camera_credits, 'camera')}.`;
}
