import type { Policy } from 'contracts/policy';
import { policy } from '../policy/policy.ts';

/** How long a mailed link of this kind works, in seconds. */
export function linkSeconds(kind: keyof Policy['link_hours']): number {
  return policy.link_hours[kind] * 3600;
}

/** When such a link, mailed now, stops working. */
export function linkEnd(kind: keyof Policy['link_hours']): Date {
  return new Date(Date.now() + linkSeconds(kind) * 1000);
}
