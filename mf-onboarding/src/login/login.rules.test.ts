import type { NextStep, Session } from 'contracts/session';
import { expect, test } from 'vitest';
import { loginProblem, refusedFields, wayOn } from './login.rules.ts';

test.each([
  ['sign-in', '', 'secret', 'Please enter email and password', ['email']],
  ['sign-in', 'asha@example.com', '', 'Please enter email and password', ['password']],
  ['sign-up', '   ', '', 'Please enter email and password', ['email', 'password']],
  ['sign-up', 'asha@example.com', 'five5', 'Password must be at least 6 characters', ['password']],
] as const)('%s with "%s" and "%s": %s, about %j', (mode, email, password, message, fields) => {
  expect(loginProblem(mode, email, password, 6)).toEqual({ message, fields });
});

test.each([
  ['sign-up', 'sixsix'],
  ['sign-in', 'old'],
] as const)('nothing is wrong on %s with "%s"', (mode, password) => {
  expect(loginProblem(mode, 'asha@example.com', password, 6)).toBeNull();
});

test('a wrong pair marks both fields, an unopened mail or a lost connection none', () => {
  expect(refusedFields('invalid_email_or_password')).toEqual(['email', 'password']);
  expect(refusedFields('user_already_exists')).toEqual(['email']);
  expect(refusedFields('email_not_verified')).toEqual([]);
});

test('a new password is as long as the policy asks; until that is known, the server judges', () => {
  expect(loginProblem('sign-up', 'asha@example.com', 'sixsix', 7)?.message).toBe(
    'Password must be at least 7 characters',
  );
  expect(loginProblem('sign-up', 'asha@example.com', 'five5', undefined)).toBeNull();
});

const found = (next: NextStep): Session => ({ person: null, next });

test.each([
  ['sign-in', 'all of name, birthday and type are there', found('/categories'), null, '/categories'],
  [
    'sign-in',
    'country and language are there, a name or birthday is not',
    found('/user-info'),
    null,
    '/user-info',
  ],
  ['sign-in', 'name and birthday are there, a type is not', found('/mbti'), null, '/mbti'],
  ['sign-in', 'anything else is missing', found('/country-language'), null, '/country-language'],
  ['sign-in', 'the server could not say', undefined, null, '/country-language'],
  ['sign-in', 'they were on their way to a page', found('/categories'), '/chat?id=1', '/chat?id=1'],
  ['sign-in', 'they were on their way and the server could not say', undefined, '/chat', '/chat'],
  ['sign-up', 'they are new', found('/country-language'), null, '/country-language'],
  ['sign-up', 'they entered the region before', found('/user-info'), null, '/country-language'],
  ['sign-up', 'they have only the test left', found('/mbti'), null, '/country-language'],
  ['sign-up', 'only their mail is unopened', found('/categories'), null, '/verify-email'],
  ['sign-up', 'they were on their way to a page', found('/user-info'), '/chat', '/country-language'],
  ['sign-up', 'the server could not say', undefined, null, '/country-language'],
] as const)('after %s, when %s', (mode, _, session, returnTo, path) => {
  expect(wayOn(mode, session, returnTo)).toBe(path);
});
