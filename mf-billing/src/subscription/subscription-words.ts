import type { RefundStanding } from 'contracts/invoices';
import type { Subscription } from 'contracts/subscription';

const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });

/** A day as it is here, from ISO 8601: `22 December 2026`. One without a time is the same day everywhere. */
export function dayWords(at: string): string {
  return format.format(new Date(at.includes('T') ? at : `${at}T12:00`));
}

/** How a subscription goes on (docs/product/prices.md, My subscription). */
export function stateWords({ state, paid_until, runs_until, renews_at }: Subscription): string {
  if (state === 'cancelled')
    return `Cancelled. Everything goes on until ${dayWords(paid_until)}, and nothing is charged any more.`;
  if (state === 'pending')
    return `The last renewal did not go through, and is tried again. Everything goes on until ${dayWords(runs_until)}.`;
  return `Renews on ${dayWords(renews_at ?? paid_until)}.`;
}

/** How a purchase stands with its refund; empty where there is nothing to say of it. */
export function refundWords(refund: RefundStanding | null): string {
  if (!refund) return '';
  return refund.state === 'possible' ? `Refundable until ${dayWords(refund.until)}.` : refund.message;
}
