import type { NextStep, Session } from 'contracts/session';
import { passwordProblem } from '../account/password.rules.ts';

export type Mode = 'sign-in' | 'sign-up';

/** The field that a problem is about. */
export type LoginField = 'email' | 'password';

export interface FormProblem {
  message: string;
  fields: LoginField[];
}

/**
 * What is wrong with the form before anybody is asked and where, or null. An existing password may be any length, a new one has the policy's
 * `passwordMin` characters at least.
 */
export function loginProblem(
  mode: Mode,
  email: string,
  password: string,
  passwordMin: number | undefined,
): FormProblem | null {
  const missing: LoginField[] = [];
  if (!email.trim()) missing.push('email');
  if (!password) missing.push('password');
  if (missing.length > 0) return { message: 'Please enter email and password', fields: missing };
  const message = mode === 'sign-up' ? passwordProblem(password, passwordMin) : null;
  return message ? { message, fields: ['password'] } : null;
}

/** The server's refusals that are about what is in a field. It never says which half of a wrong pair was wrong. */
const fieldsOfCode: Partial<Record<string, LoginField[]>> = {
  invalid_email_or_password: ['email', 'password'],
  user_already_exists: ['email'],
  invalid_email: ['email'],
  password_too_short: ['password'],
  password_too_long: ['password'],
  password_too_common: ['password'],
};

/** The fields that a refusal of the server is about, by its code. */
export function refusedFields(code: string): LoginField[] {
  return fieldsOfCode[code] ?? [];
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
