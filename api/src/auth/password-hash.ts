import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** Hashes a password; slow on purpose. */
export function hash(password: string): Promise<string> {
  return hashPassword(password);
}

/** Whether a password belongs to a hash; as slow as hashing. */
export function verify(candidate: { hash: string; password: string }): Promise<boolean> {
  return verifyPassword(candidate);
}
