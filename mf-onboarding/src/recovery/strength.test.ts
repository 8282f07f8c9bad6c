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
  expect(strengthOf(password)).toEqual({ level, hint });
});

test.each([
  ['short', 'short', 'Password must be at least 6 characters'],
  ['long enough', 'long enougj', 'Passwords do not match'],
  ['long enough', 'long enough', null],
])('"%s" and "%s": %s', (password, repeated, problem) => {
  expect(newPasswordProblem(password, repeated)).toBe(problem);
});
