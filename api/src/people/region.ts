import { countryName, isCountry } from 'contracts/country-name';
import { policy } from '../policy/policy.ts';
import { problem } from '../server/problem/problem.ts';

/** Throws 400 `invalid` for a code that is no country, and 403 `region_not_available` for one that is not served. */
export function checkCountry(country: string): void {
  if (!isCountry(country)) throw problem(400, 'invalid', 'Please choose a country.');
  if (!policy.blocked_countries.includes(country)) return;
  throw problem(
    403,
    'region_not_available',
    `The product is not available in ${countryName(country)} right now. You can change your country to continue exploring our AI companions.`,
  );
}

/**
 * What chat and payment ask for, a known country that is served, and returned: throws 403 `country_needed` without one and
 * `region_not_available` where the product is not offered (docs/product/onboarding.md, Country).
 */
export function requireServedCountry(country: string | null): string {
  if (country === null || !isCountry(country)) {
    throw problem(
      403,
      'country_needed',
      'Please choose your country first: it brings the helplines that are near you.',
    );
  }
  checkCountry(country);
  return country;
}
