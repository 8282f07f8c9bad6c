import { verify } from '../../auth/passwords.ts';
import type { SignedIn } from '../../auth/person.ts';
import { tryPassword } from '../../auth/try-password.ts';
import type { Deps } from '../../deps.ts';
import { policy } from '../../policy/policy.ts';
import { quantity } from '../../policy/quantity.ts';
import { problem } from '../../server/problem/problem.ts';
import { findSignInMethods } from '../queries.ts';

/**
 * Makes sure that whoever asks to erase this account is its person and not somebody at their unlocked phone: by the
 * password, or without one by a fresh sign-in. Somebody anonymous has nothing to show and no other way in.
 * Throws 403 `password_wrong` or `sign_in_again`, and 429 after too many wrong ones.
 */
export async function confirmPerson(
  deps: Pick<Deps, 'sql' | 'mail' | 'securityLog' | 'settings' | 'clock'>,
  { person, session, network }: SignedIn & { network: string },
  password: string | undefined,
): Promise<void> {
  if (person.anonymous) return;
  const { sql, clock } = deps;
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
  if (!password) {
    throw problem(403, 'password_wrong', 'Please enter your password. Nothing was deleted.');
  }
  const owner = { ...person, email: person.email ?? '', network };
  const tried = await tryPassword({ ...deps, publicUrl: deps.settings.publicUrl }, owner, () =>
    verify({ hash: passwordHash, password }),
  );
  if (tried === 'too_many') {
    throw problem(
      429,
      'too_many_wrong_passwords',
      'Too many wrong passwords. Please wait a quarter of an hour, or choose a new one with “Forgot password”. Nothing was deleted.',
    );
  }
  if (tried === 'wrong') {
    throw problem(403, 'password_wrong', 'That is not your password. Nothing was deleted; please try again.');
  }
}
