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

/** The sign-in session that a request came with. */
export interface Session {
  id: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Who is asking, and from which session. */
export interface SignedIn {
  person: Person;
  session: Session;
}

/** The person of this request, anonymous or not. Throws 401 `sign_in_needed` without a session. */
export function requirePerson(c: AppContext): Person {
  return requireSignedIn(c).person;
}

/** The person and the session of this request. Throws 401 `sign_in_needed` without one. */
export function requireSignedIn(c: AppContext): SignedIn {
  const [person, session] = [c.get('person'), c.get('session')];
  if (!person || !session) throw problem(401, 'sign_in_needed', 'Please login to continue');
  return { person, session };
}

/** The person of this request, if their e-mail is verified, as chat needs. Throws 401 and 403 problems. */
export function requireVerified(c: AppContext): Person {
  const person = c.get('person');
  if (!person || person.anonymous) throw problem(401, 'sign_in_needed', 'Please login to continue chatting');
  if (!person.emailVerified) throw problem(403, 'email_not_verified', 'Please verify your email first');
  return person;
}
