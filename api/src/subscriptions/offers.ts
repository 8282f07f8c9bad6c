import type { Offer, Offers, Period, SubscriptionPlan } from 'contracts/subscription';
import { policy } from '../policy/policy.ts';
import type { RegionalPrice } from '../policy/prices.ts';

/** Where the GST is due. */
const TAXED = 'IN';

const words: Record<SubscriptionPlan, Pick<Offer, 'name' | 'badge' | 'features'>> = {
  starter: {
    name: 'Starter',
    badge: null,
    features: ['10 AI conversations per day', 'Basic support', '5 categories', 'Email support'],
  },
  pro: {
    name: 'Pro',
    badge: 'Most Popular',
    features: [
      'Unlimited conversations',
      'All 10 categories and subcategories',
      'Ancient wisdom traditions',
      'Crisis support, free for everybody',
      'OCR for Teacher mode',
      'Priority support',
      'Export chat history',
    ],
  },
};

/** What a plan is called. */
export const planName = (plan: SubscriptionPlan): string => words[plan].name;

/**
 * The subscriptions on sale in a country (ISO 3166), where null and one that is not named have the default prices
 * (docs/product/subscriptions.md, Offers). Money in the currency's smallest unit. `served`: whether anything is sold there.
 */
export function offersIn(country: string | null): Offers {
  const { prices, upgrade, own_upgrade_price } = policy.subscriptions;
  const of = (plan: SubscriptionPlan, period: Period) =>
    offer(plan, period, priceIn(country, prices), country);
  const upgraded = (period: Period) =>
    own_upgrade_price && upgrade.countries.includes(country ?? TAXED)
      ? { ...offer('pro', period, upgrade, country), id: `${offerId('pro', period, upgrade)}-upgrade` }
      : of('pro', period);
  return {
    country,
    served: country !== null && !policy.blocked_countries.includes(country),
    plans: [of('starter', 'monthly'), of('pro', 'yearly')],
    upgrade: [upgraded('yearly'), upgraded('monthly')],
  };
}

/**
 * The offer that `code` names where somebody lives: its id, or a plan for the one of that plan on the page of plans. Undefined for
 * what is not on sale there.
 */
export function findOffer(code: string, country: string): Offer | undefined {
  const { plans, upgrade } = offersIn(country);
  return plans.find(({ plan }) => plan === code) ?? [...plans, ...upgrade].find(({ id }) => id === code);
}

function priceIn(country: string | null, [first, ...others]: RegionalPrice[]): RegionalPrice {
  const found = others.find(({ countries }) => countries.includes(country ?? TAXED)) ?? first;
  if (!found) throw new Error('The policy holds no price for a subscription.');
  return found;
}

function offer(plan: SubscriptionPlan, period: Period, price: RegionalPrice, country: string | null): Offer {
  return {
    id: offerId(plan, period, price),
    plan,
    period,
    currency: price.currency,
    ...taxed(price[period], (country ?? TAXED) === TAXED ? policy.gst_percent : 0),
    ...words[plan],
  };
}

const offerId = (plan: SubscriptionPlan, period: Period, { currency }: RegionalPrice) =>
  `${plan}-${period}-${currency.toLowerCase()}`;

/** Tax is rounded to the smallest unit; base and tax are the total exactly. */
function taxed(price: number, percent: number): Pick<Offer, 'base' | 'gst' | 'total'> {
  const base = policy.subscriptions.tax_included ? Math.round((price * 100) / (100 + percent)) : price;
  const gst = policy.subscriptions.tax_included ? price - base : Math.round((base * percent) / 100);
  return { base, gst, total: base + gst };
}
