import type { Offer } from 'contracts/subscription';
import { money } from '../pricing/money.ts';

/** What is paid each period, for a sentence: `₹999 a year`. */
export function priceWords({
  total,
  currency,
  period,
}: Pick<Offer, 'total' | 'currency' | 'period'>): string {
  return `${money(total, currency)} ${period === 'yearly' ? 'a year' : 'a month'}`;
}

/** What of the price is tax. */
export function taxWords({ gst, currency }: Offer): string {
  return gst > 0 ? `GST of ${money(gst, currency)} included` : 'No tax is added';
}

/** What somebody agrees to. */
export function renewalWords({ period }: Offer): string {
  return `It renews by itself every ${period === 'yearly' ? 'year' : 'month'} until you cancel, under Profile, My subscription.`;
}

/**
 * What a year costs a month, and saves against twelve of those, in whole units: `₹108 per month, saves ₹489`. Empty when it saves
 * nothing (docs/product/prices.md, Upgrade screen).
 */
export function savingWords(yearly: Offer, monthly: Offer): string {
  const saved = monthly.total * 12 - yearly.total;
  if (saved <= 0 || yearly.currency !== monthly.currency) return '';
  const month = Math.round(yearly.total / 1200) * 100;
  const shown = yearly.currency === 'INR' ? month : Math.round(yearly.total / 12);
  return `${money(shown, yearly.currency)} per month, saves ${money(saved, yearly.currency)}`;
}
