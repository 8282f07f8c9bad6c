import type { AppContext } from '../app-env.ts';
import type { Person } from '../auth/person.ts';
import { problem } from '../server/problem/problem.ts';

/**
 * The person of this request, if they may pay: credits belong to an account one can come back to. Throws 401 `sign_in_needed` with
 * `signedOut` as its words, and 403 `email_not_verified` (docs/product/payments.md, Who can pay).
 */
export function requirePayer(c: AppContext, signedOut = 'Please login to continue'): Person {
  const person = c.get('person');
  if (!person || person.anonymous) throw problem(401, 'sign_in_needed', signedOut);
  if (!person.emailVerified) throw problem(403, 'email_not_verified', 'Please verify your email first');
  return person;
}
