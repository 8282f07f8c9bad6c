import { countryName } from 'contracts/country-name';
import { policy } from '../policy/policy.ts';
import { problem } from '../server/problem/problem.ts';

/** Throws 403 `region_not_available` for a country that is not served; an unknown one (null) passes. */
export function checkCountry(country: string | null): void {
  if (country === null || !policy.blocked_countries.includes(country)) return;
  throw problem(
    403,
    'region_not_available',
    `The product is not available in ${countryName(country)} right now. You can change your country to continue exploring our AI companions.`,
  );
}
