import type { NextStep, Session, SessionPerson } from 'contracts/session';
import { expect, test } from 'vitest';
import { startPath } from './start.rules.ts';

const asha: SessionPerson = {
  id: '1',
  email: 'asha@example.com',
  email_verified: true,
  anonymous: false,
  name: 'Asha',
  country: 'IN',
  language: 'hi',
  minor: false,
};
const here = (next: NextStep): Session => ({ person: asha, next });
const without = (missing: Partial<SessionPerson>, next: NextStep): Session => ({
  person: { ...asha, ...missing },
  next,
});
const nobody: Session = { person: null, next: '/country-language' };

test.each([
  ['there is no session', nobody, '/login?mode=sign-up'],
  ['nobody could say who is here', undefined, '/login?mode=sign-up'],
  ['name, birthday and type are all present', here('/categories'), '/categories'],
  ['country or language is missing', here('/country-language'), '/country-language'],
  ['only the country is missing', without({ country: null }, '/mbti'), '/country-language'],
  ['all but the language is there', without({ language: null }, '/categories'), '/country-language'],
  ['name or birthday is missing', here('/user-info'), '/user-info'],
  ['the type is missing', here('/mbti'), '/mbti'],
  [
    'an anonymous person comes back',
    { person: { ...asha, email: null, anonymous: true, email_verified: false }, next: '/mbti' as const },
    '/mbti',
  ],
] as const)('Get Started, when %s', (_, session, path) => {
  expect(startPath(session)).toBe(path);
});
