import { passwordProblem } from '../account/password.rules.ts';

export interface Strength {
  level: 0 | 1 | 2 | 3;
  hint: string;
}

const GOOD = 8;
const STRONG = 10;

/** How strong a new password is, with a hint in words. Level 0 is too short to be taken; `min` is the policy's, once known. */
export function strengthOf(password: string, min = 0): Strength {
  const { length } = password;
  const good = Math.max(GOOD, min);
  if (length < good) return { level: length < min ? 0 : 1, hint: `${good}+ characters recommended` };
  const strong = length >= STRONG && /\p{Lu}/u.test(password) && /\d/.test(password);
  return strong ? { level: 3, hint: 'Strong password' } : { level: 2, hint: 'Good password' };
}

/** What is wrong with a new password and its repetition, or null. */
export function newPasswordProblem(password: string, repeated: string, min?: number): string | null {
  return passwordProblem(password, min) ?? (password === repeated ? null : 'Passwords do not match');
}
