import type { Session, SessionPerson } from 'contracts/session';

const asha: SessionPerson = {
  id: 'p1',
  email: 'asha@example.com',
  email_verified: true,
  anonymous: false,
  name: 'Asha',
  country: 'IN',
  language: 'en',
  minor: false,
};

/** Nobody is signed in. */
export const visitor: Session = { person: null, next: '/country-language' };

/** Somebody with a proven e-mail who has finished onboarding. */
export const member: Session = { person: asha, next: '/categories' };

/** Somebody who has not opened the link in the mail yet. */
export const unverified: Session = { person: { ...asha, email_verified: false }, next: '/categories' };

/** Somebody who went on without an e-mail. */
export const anonymous: Session = {
  person: { ...asha, email: null, email_verified: false, anonymous: true },
  next: '/categories',
};
