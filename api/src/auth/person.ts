import type { AppContext } from '../app-env.ts';
import { problem } from '../server/problem/problem.ts';

/** Who is asking, from their session. */
export interface Person {
  id: string;
  /** Null while they are anonymous. */
  email: string | null;
  emailVerified: boolean;
  anonymous: boolean;
  createdAt: Date;
}

/** The person of this request, anonymous or not. Throws a 401 problem without a session (part 1 §8). */
export function requirePerson(c: AppContext): Person {
  const person = c.get('person');
  if (!person) throw problem(401, 'sign_in_needed', 'Please login to continue');
  return person;
}

/** The person of this request, if their e-mail is verified, as chat needs. Throws 401 and 403 problems (part 1 §8). */
export function requireVerified(c: AppContext): Person {
  const person = c.get('person');
  if (!person || person.anonymous) throw problem(401, 'sign_in_needed', 'Please login to continue chatting');
  if (!person.emailVerified) throw problem(403, 'email_not_verified', 'Please verify your email first');
  return person;
}
