import type { Pack } from 'contracts/policy';

/** What is decided about a pack that is sold; `base` is its price in paise, before tax. */
export type PackTerms = Pick<Pack, 'id' | 'name' | 'base' | 'chat_credits' | 'camera_credits' | 'badge'>;

/** The packs on sale (docs/product/prices.md, Credit packs). GST and totals are worked out in packs.ts. */
export const packsOnSale: PackTerms[] = [
  { id: 'lite', name: 'Lite', base: 7900, chat_credits: 200, camera_credits: 20, badge: 'Most Popular' },
  { id: 'pro', name: 'Pro', base: 14_900, chat_credits: 500, camera_credits: 50, badge: 'Best Value' },
  { id: 'max', name: 'Max', base: 24_900, chat_credits: 1000, camera_credits: 80, badge: 'Premium' },
];

/** What subscriptions cost in some countries, in the currency's smallest unit, as screens show it. */
export interface RegionalPrice {
  /** ISO 3166. */
  countries: string[];
  currency: string;
  monthly: number;
  yearly: number;
}

// The 27 of the European Union, those that pay in another currency too.
const EUROPEAN_UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The regional prices (docs/product/subscriptions.md, Offers). The first are also those of every country that is not named. */
export const regionalPrices: RegionalPrice[] = [
  { countries: ['IN'], currency: 'INR', monthly: 19_900, yearly: 99_900 },
  { countries: ['GB'], currency: 'GBP', monthly: 499, yearly: 3999 },
  { countries: EUROPEAN_UNION, currency: 'EUR', monthly: 499, yearly: 3999 },
  { countries: ['AE'], currency: 'AED', monthly: 1900, yearly: 14_900 },
  { countries: ['SG'], currency: 'SGD', monthly: 449, yearly: 3499 },
  { countries: ['AU'], currency: 'AUD', monthly: 649, yearly: 4999 },
];

/** What the upgrade screen of the profile asks in India. */
export const upgradePrice: RegionalPrice = {
  countries: ['IN'],
  currency: 'INR',
  monthly: 14_900,
  yearly: 129_900,
};
