import { expect, test } from 'vitest';
import { loginProblem } from './login.rules.ts';

test.each([
  ['sign-in', '', 'secret', 'Please enter email and password'],
  ['sign-in', 'asha@example.com', '', 'Please enter email and password'],
  ['sign-up', '   ', 'secret', 'Please enter email and password'],
  ['sign-up', 'asha@example.com', 'five5', 'Password must be at least 6 characters'],
  ['sign-up', 'asha@example.com', 'sixsix', null],
  ['sign-in', 'asha@example.com', 'old', null],
] as const)('%s with "%s" and "%s": %s', (mode, email, password, problem) => {
  expect(loginProblem(mode, email, password)).toBe(problem);
});
