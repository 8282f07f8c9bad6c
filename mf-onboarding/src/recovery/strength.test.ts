import { expect, test } from 'vitest';
import { newPasswordProblem, strengthOf } from './strength.ts';

test.each([
  ['', 0, '8+ characters recommended'],
  ['five5', 0, '8+ characters recommended'],
  ['sixsix', 1, '8+ characters recommended'],
  ['Seven77', 1, '8+ characters recommended'],
  ['eighteig', 2, 'Good password'],
  ['alllowercase1', 2, 'Good password'],
  ['NoDigitsHere', 2, 'Good password'],
  ['Enough1234', 3, 'Strong password'],
])('"%s" is of level %d: %s', (password, level, hint) => {
  expect(strengthOf(password, 6)).toEqual({ level, hint });
});

test('what is too short follows the policy, and so does the recommendation', () => {
  const hint = '12+ characters recommended';
  expect(strengthOf('Enough1234', 12)).toEqual({ level: 0, hint });
  expect(strengthOf('Enough123456', 12)).toEqual({ level: 3, hint: 'Strong password' });
  expect(strengthOf('five5', undefined)).toEqual({ level: 1, hint: '8+ characters recommended' });
});

test.each([
  ['short', 'short', 'Password must be at least 6 characters'],
  ['long enough', 'long enougj', 'Passwords do not match'],
  ['long enough', 'long enough', null],
])('"%s" and "%s": %s', (password, repeated, problem) => {
  expect(newPasswordProblem(password, repeated, 6)).toBe(problem);
});
