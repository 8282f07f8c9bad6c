import { Offers } from 'contracts/subscription';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packs } from '../policy/packs.ts';
import { testApp } from '../testing/test-app.ts';
import { findOffer, offersIn } from './offers.ts';

const UNION = 'DE FR ES IT NL BE AT IE PT GR FI SE DK PL CZ SK HU RO BG HR SI EE LV LT LU MT CY'.split(' ');
const prices: [
  where: string,
  countries: (string | null)[],
  currency: string,
  monthly: number,
  yearly: number,
][] = [
  ['India, and where nobody knows', ['IN', null, 'CA', 'LK', 'JP', 'CH', 'NO', 'ZZ'], 'INR', 19_900, 99_900],
  ['the United Kingdom', ['GB'], 'GBP', 499, 3999],
  ['the European Union', UNION, 'EUR', 499, 3999],
  ['the United Arab Emirates', ['AE'], 'AED', 1900, 14_900],
  ['Singapore', ['SG'], 'SGD', 449, 3499],
  ['Australia', ['AU'], 'AUD', 649, 4999],
];

it.each([
  ['free', 0, 0, 0],
  ['lite', 7900, 1422, 9322],
  ['pro', 14_900, 2682, 17_582],
  ['max', 24_900, 4482, 29_382],
])('the pack %s costs %i paise, %i of tax and %i in all', (id, base, gst, total) => {
  expect(packs().find((pack) => pack.id === id)).toMatchObject({ base, gst, total });
});

describe.each(prices)('in %s', (_, countries, currency, monthly, yearly) => {
  it.each(countries)('%s: Starter by the month, Pro by the year', (country) => {
    const [starter, pro, ...others] = offersIn(country).plans;
    expect(others).toEqual([]);
    expect(starter).toMatchObject({
      plan: 'starter',
      period: 'monthly',
      currency,
      total: monthly,
      badge: null,
    });
    expect(pro).toMatchObject({
      plan: 'pro',
      period: 'yearly',
      currency,
      total: yearly,
      badge: 'Most Popular',
    });
  });

  it.each(countries)('%s: Pro for the upgrade screen, by the year first', (country) => {
    const own = country === 'IN' || country === null;
    expect(offersIn(country).upgrade).toMatchObject([
      { plan: 'pro', period: 'yearly', currency, total: own ? 129_900 : yearly },
      { plan: 'pro', period: 'monthly', currency, total: own ? 14_900 : monthly },
    ]);
  });
});

it('the 27 of the European Union are 27', () => {
  expect(new Set(UNION).size).toBe(27);
});

it('the upgrade screen’s words are true: 108 a month, and 489 saved', () => {
  const [yearly, monthly] = offersIn('IN').upgrade.map(({ total }) => total / 100);
  expect(Math.round((yearly ?? 0) / 12)).toBe(108);
  expect((monthly ?? 0) * 12 - (yearly ?? 0)).toBe(489);
});

it('the tax is in the price, 18% in India and none elsewhere, and base and tax are the price exactly', () => {
  expect(offersIn('IN').plans[0]).toMatchObject({ base: 16_864, gst: 3036, total: 19_900 });
  const countries = fc.constantFrom(...prices.flatMap(([, named]) => named));
  fc.assert(
    fc.property(countries, (country) => {
      const { plans, upgrade } = offersIn(country);
      for (const { base, gst, total } of [...plans, ...upgrade]) {
        expect(base + gst).toBe(total);
        expect(gst > 0).toBe(country === 'IN' || country === null);
        if (gst > 0) expect(Math.abs(gst - base * 0.18)).toBeLessThan(1);
      }
    }),
  );
});

it('every offer of a country has an id of its own, and a plan names the one of the page of plans', () => {
  const { plans, upgrade } = offersIn('IN');
  const ids = [...plans, ...upgrade].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(findOffer(id, 'IN')?.id).toBe(id);
  expect(findOffer('pro', 'IN')).toMatchObject({ total: 99_900 });
  expect(findOffer('starter', 'GB')).toMatchObject({ total: 499, currency: 'GBP' });
});

it('what is not on sale where somebody lives is nothing, whatever it is like', () => {
  for (const code of [
    '',
    'free',
    'lite',
    'max',
    'PRO',
    'pro-monthly',
    'starter-yearly-inr',
    'pro-yearly-gbp',
  ])
    expect(findOffer(code, 'IN'), code).toBeUndefined();
  expect(findOffer('pro-yearly-inr-upgrade', 'GB')).toBeUndefined();
});

describe('GET /v1/offers', async () => {
  const { visitor } = await testApp();
  const offers = async (country?: string) => {
    const person = visitor();
    if (country) await person.send('POST', '/auth/v1/sign-in/anonymous');
    if (country) await person.send('PATCH', '/v1/profile', { country });
    return Offers.parse(await (await person.get('/v1/offers')).json());
  };

  it('follows the country of whoever asks, and says whether anything is sold there', async () => {
    expect(await offers('AE')).toEqual(offersIn('AE'));
    expect(await offers()).toMatchObject({ country: null, served: false, plans: [{ total: 19_900 }, {}] });
    expect(offersIn('AE').served).toBe(true);
    expect(offersIn('US').served).toBe(false);
  });
});
