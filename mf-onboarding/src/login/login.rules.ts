import type { NextStep, Session } from 'contracts/session';
import { passwordProblem } from '../account/password.rules.ts';

export type Mode = 'sign-in' | 'sign-up';

/**
 * What is wrong with the form before anybody is asked, or null. An existing password may be any length, a new one has the policy's
 * `passwordMin` characters at least.
 */
export function loginProblem(
  mode: Mode,
  email: string,
  password: string,
  passwordMin: number | undefined,
): string | null {
  if (!email.trim() || !password) return 'Please enter email and password';
  return mode === 'sign-up' ? passwordProblem(password, passwordMin) : null;
}

/**
 * Where somebody goes who just came in (docs/product/onboarding.md, After sign-in):
 * after sign-in back to where they were going, else to the step the server
 * says is next, or to /country-language when it could not say. After sign-up to the region, but whoever went through all steps
 * before has only their mail to open.
 */
export function wayOn(mode: Mode, found: Session | undefined, returnTo: string | null): string {
  const next: NextStep = found?.next ?? '/country-language';
  if (mode === 'sign-in') return returnTo ?? next;
  return next === '/categories' ? '/verify-email' : '/country-language';
}
