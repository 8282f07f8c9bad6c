import { countryName } from 'contracts/country-name';
import type { Policy } from 'contracts/policy';
import { isProblemError } from 'contracts/problem';
import type { SessionPerson } from 'contracts/session';

/** Where a button leads that clears something out of the way of a payment. */
export interface Help {
  label: string;
  /** A page of Saathi; undefined to load this one anew. */
  path?: string;
}

/** What stands in the way of a payment, fit to show. */
export interface Hindrance {
  text: string;
  help?: Help;
}

const LOGIN: Help = { label: 'Login', path: '/login' };
const VERIFY: Help = { label: 'Verify your email', path: '/verify-email' };
const COUNTRY: Help = { label: 'Choose your country', path: '/country-language' };
const REFRESH: Help = { label: 'Refresh the page' };

const HELP: Readonly<Record<string, Help>> = {
  sign_in_needed: LOGIN,
  email_not_verified: VERIFY,
  country_needed: COUNTRY,
  no_script: REFRESH,
  price_changed: REFRESH,
  other_person: REFRESH,
};

/** What is said in place of the button that pays, to whoever cannot (docs/product/payments.md, Who can pay). The server decides again. */
export function hindranceOf(
  person: SessionPerson,
  { blocked_countries }: Pick<Policy, 'blocked_countries'>,
): Hindrance | undefined {
  const { country, email_verified } = person;
  if (!email_verified) return { text: 'Please verify your email first', help: VERIFY };
  if (country === null)
    return {
      text: 'Please choose your country first: it brings the helplines that are near you.',
      help: COUNTRY,
    };
  return blocked_countries.includes(country) ? { text: notServed(country) } : undefined;
}

/** What somebody reads whose country payments do not reach (docs/product/prices.md, Plans page). */
export function notServed(country: string): string {
  return `Payment processing is not yet available in your country (${countryName(country)}). You can still use the free version.`;
}

/** What failed, in the words of whoever knows, or in `otherwise`. */
export function hindranceIn(error: unknown, otherwise: string): Hindrance {
  if (!isProblemError(error)) return { text: otherwise };
  const help = HELP[error.code];
  return { text: error.message, ...(help ? { help } : {}) };
}
