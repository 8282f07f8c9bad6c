import { problemError } from 'contracts/problem';
import type { SessionPerson } from 'contracts/session';
import { expect, test } from 'vitest';
import { hindranceIn, hindranceOf } from './hindrance.ts';

const asha = { email_verified: true, country: 'IN' } as SessionPerson;
const policy = { blocked_countries: ['US'] };

test.each<[string, Partial<SessionPerson>, string | undefined]>([
  ['in India', {}, undefined],
  ['in Nepal', { country: 'NP' }, undefined],
  [
    'in the United States',
    { country: 'US' },
    'Payment processing is not yet available in your country (the United States). You can still use the free version.',
  ],
  [
    'without a country',
    { country: null },
    'Please choose your country first: it brings the helplines that are near you.',
  ],
  ['without a verified e-mail', { email_verified: false }, 'Please verify your email first'],
])('somebody %s', (_, change, text) => {
  expect(hindranceOf({ ...asha, ...change }, policy)?.text).toBe(text);
});

test.each([
  ['sign_in_needed', '/login'],
  ['email_not_verified', '/verify-email'],
  ['country_needed', '/country-language'],
  ['no_order', undefined],
])('%s leads to %s', (code, path) => {
  const error = problemError(400, { code, message: 'As the server says.' });
  const { text, help } = hindranceIn(error, 'otherwise');
  expect(text).toBe('As the server says.');
  expect(help?.path).toBe(path);
});

test('what nobody has words for is said plainly', () => {
  expect(
    hindranceIn(new TypeError('x is not a function'), 'Failed to initiate payment. Please try again.'),
  ).toEqual({
    text: 'Failed to initiate payment. Please try again.',
  });
});
