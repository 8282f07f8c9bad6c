import type { Session } from 'contracts/session';

/** Where Get Started leads (docs/product/onboarding.md, Welcome); sign-up when nobody could say who is here. */
export function startPath(found: Session | undefined): string {
  return found?.person ? found.next : '/login?mode=sign-up';
}
