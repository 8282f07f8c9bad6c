import { expect, test } from 'vitest';
import { passwordHint, passwordProblem } from './password.rules.ts';

test.each([
  ['five5', 6, 'Password must be at least 6 characters'],
  ['sixsix', 6, null],
  ['elevenchars', 12, 'Password must be at least 12 characters'],
  ['', undefined, null],
])('a new password "%s" where %s characters are asked for: %s', (password, min, problem) => {
  expect(passwordProblem(password, min)).toBe(problem);
});

test('the hint keeps its line while the limit is not known', () => {
  expect([passwordHint(undefined), passwordHint(12)]).toEqual(['\u00a0', 'At least 12 characters']);
});
