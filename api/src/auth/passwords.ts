import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { policy } from '../policy/policy.ts';
import { isGuessable } from './guessable.ts';
import { refusal } from './refusals.ts';

/** Hashes a password; slow on purpose. */
export function hash(password: string): Promise<string> {
  return hashPassword(password);
}

/** Whether a password belongs to a hash; as slow as hashing. */
export function verify(candidate: { hash: string; password: string }): Promise<boolean> {
  return verifyPassword(candidate);
}

/** Refuses a new password that is too short, too long (policy) or soon guessed. */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  if (password.length < policy.limits.password_min) throw refusal.shortPassword();
  if (password.length > policy.limits.password_max) throw refusal.longPassword();
  if (await isGuessable(password, email)) throw refusal.commonPassword();
}
