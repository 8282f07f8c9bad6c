import { keyedHash } from '../../auth/limits.ts';
import { verify } from '../../auth/passwords.ts';
import type { SignedIn } from '../../auth/person.ts';
import type { Deps } from '../../deps.ts';
import { policy } from '../../policy/policy.ts';
import { quantity } from '../../policy/quantity.ts';
import { problem } from '../../server/problem/problem.ts';
import { consumeRateLimit } from '../../server/rate-limit/rate-limit.ts';
import { findSignInMethods } from '../queries.ts';

const TRIES = 5;
const TRIES_SECONDS = 60;

/**
 * Makes sure that whoever asks to erase this account is its person and not somebody at their unlocked phone: by the
 * password, or without one by a fresh sign-in. Somebody anonymous has nothing to show and no other way in.
 * Throws 403 `password_wrong` or `sign_in_again`, and 429 from the sixth try within a minute.
 */
export async function confirmPerson(
  { sql, secrets, clock }: Pick<Deps, 'sql' | 'secrets' | 'clock'>,
  { person, session }: SignedIn,
  password: string | undefined,
): Promise<void> {
  if (person.anonymous) return;
  const { passwordHash } = await findSignInMethods(sql, person.id);
  if (passwordHash === null) {
    const minutes = policy.accounts.fresh_sign_in_minutes;
    if (clock().getTime() - session.createdAt.getTime() <= minutes * 60_000) return;
    throw problem(
      403,
      'sign_in_again',
      `Please sign in once more, then delete your account within ${quantity(minutes, 'minute')}. Nothing was deleted.`,
    );
  }
  if (
    !(await consumeRateLimit(sql, `erase:${keyedHash(secrets.authSecret, person.id)}`, TRIES, TRIES_SECONDS))
  ) {
    throw problem(
      429,
      'too_many_requests',
      'Too many attempts. Please wait a minute and try again. Nothing was deleted.',
    );
  }
  if (!password) {
    throw problem(403, 'password_wrong', 'Please enter your password. Nothing was deleted.');
  }
  if (!(await verify({ hash: passwordHash, password }))) {
    throw problem(403, 'password_wrong', 'That is not your password. Nothing was deleted; please try again.');
  }
}
