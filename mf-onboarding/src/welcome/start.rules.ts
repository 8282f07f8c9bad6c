import type { Session } from 'contracts/session';

/**
 * Where Get Started leads (docs/product/onboarding.md, Welcome): sign-up when nobody could say who is here; the region while a country
 * or a language is missing, since no chat goes without; otherwise the next step.
 */
export function startPath(found: Session | undefined): string {
  if (!found?.person) return '/login?mode=sign-up';
  const { country, language } = found.person;
  return country && language ? found.next : '/country-language';
}
