import { Profile } from 'contracts/people';
import { expect, test } from 'vitest';
import { changeOf, dobProblem, formOf, INVALID_DATE } from './profile.rules.ts';

const blank: Profile = {
  user_id: '1',
  email: null,
  email_verified: false,
  username: null,
  name: null,
  dob: null,
  gender: null,
  country: null,
  language: null,
  total_sessions: 0,
  frequency_sessions: 0,
  favorite_category: null,
  auto_delete: true,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const unset = { name: 'User', dob: '', gender: 'not_specified', country: 'IN', language: 'en' } as const;

test('an empty profile takes the defaults', () => {
  expect(Profile.parse(blank)).toEqual(blank);
  expect(formOf(blank)).toEqual(unset);
});

test('what was given stays as it was given', () => {
  const given = { name: 'आशा', dob: '1999-04-12', gender: 'female', country: 'NP', language: 'ne' } as const;
  expect(formOf({ ...blank, ...given })).toEqual(given);
});

test.each([
  ['', null],
  ['   ', null],
  ['1999-04-12', null],
  [' 1999-04-12 ', null],
  ['2000-02-29', null],
  ['1900-02-29', INVALID_DATE],
  ['2001-02-29', INVALID_DATE],
  ['1999-13-01', INVALID_DATE],
  ['1999-4-12', INVALID_DATE],
  ['12-04-1999', INVALID_DATE],
  ['12/04/1999', INVALID_DATE],
  ['yesterday', INVALID_DATE],
])('the birthday "%s": %s', (dob, problem) => {
  expect(dobProblem(dob)).toBe(problem);
});

test('the refusal of a birthday is the server’s, to the letter', () => {
  expect(INVALID_DATE).toBe('Invalid date format. Please use YYYY-MM-DD format.');
});

test('an empty birthday is not sent, and a name of nothing is the default', () => {
  expect(changeOf({ ...unset, name: '  ' })).toEqual({
    name: 'User',
    gender: 'not_specified',
    country: 'IN',
    language: 'en',
  });
  expect(changeOf({ ...unset, name: ' Asha ', dob: '1999-04-12 ' })).toMatchObject({
    name: 'Asha',
    dob: '1999-04-12',
  });
});
