import { expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { PASSWORD, type Visitor } from '../testing/visitor.ts';

const { visitor } = await testApp({ clock: () => new Date('2026-06-15T12:00:00Z') });
const DATE = 'Invalid date format. Please use YYYY-MM-DD format.';
const ANSWERS = 'Please answer all questions before creating your profile.';
const CREDENTIALS = 'Please enter email and password';
const US =
  'The product is not available in the United States right now. You can change your country to continue exploring our AI companions.';
const NAME = 'Your name needs at least 2 characters.';
const [SIGN_IN, SIGN_UP, PROFILE, TRAITS] = [
  '/auth/v1/sign-in/email',
  '/auth/v1/sign-up/email',
  '/v1/profile',
  '/v1/traits',
];
const answers = (change: unknown[]) => ({ answers: [...change, ...Array.from({ length: 23 }, () => 3)] });

async function introduced(): Promise<Visitor> {
  const person = visitor();
  await person.send('POST', '/auth/v1/sign-in/anonymous');
  await person.send('PATCH', PROFILE, { name: 'Asha', dob: '1999-04-12' });
  return person;
}

// docs/product/onboarding.md, Validation: to the letter.
it.each<['POST' | 'PATCH' | 'PUT', string, object, number, string]>([
  ['POST', SIGN_IN, {}, 400, CREDENTIALS],
  ['POST', SIGN_IN, { email: 'asha@example.com' }, 400, CREDENTIALS],
  ['POST', SIGN_IN, { email: '', password: PASSWORD }, 400, CREDENTIALS],
  ['POST', SIGN_IN, { email: 'asha@example.com', password: '' }, 400, CREDENTIALS],
  ['POST', SIGN_IN, { email: 'asha@example.com', password: PASSWORD }, 401, 'Invalid email or password'],
  ['POST', SIGN_UP, {}, 400, CREDENTIALS],
  ['POST', SIGN_UP, { email: 'asha@example.com', password: '' }, 400, CREDENTIALS],
  [
    'POST',
    SIGN_UP,
    { email: 'a@example.com', password: 'river' },
    400,
    'Your password needs at least 6 characters.',
  ],
  ['PATCH', PROFILE, { name: '' }, 400, NAME],
  ['PATCH', PROFILE, { name: ' A ' }, 400, NAME],
  ['PATCH', PROFILE, { name: 'x'.repeat(51) }, 400, 'Your name can have at most 50 characters.'],
  ['PATCH', PROFILE, { name: 'x'.repeat(61) }, 400, 'Your name is too long. Please shorten it a little.'],
  ['PATCH', PROFILE, { dob: '12/04/1999' }, 400, DATE],
  ['PATCH', PROFILE, { dob: '1999-4-12' }, 400, DATE],
  ['PATCH', PROFILE, { dob: '1999-13-01' }, 400, DATE],
  ['PATCH', PROFILE, { dob: '2001-02-29' }, 400, DATE],
  ['PATCH', PROFILE, { dob: '1900-02-29' }, 400, DATE],
  ['PATCH', PROFILE, { dob: '1899-12-31' }, 400, DATE],
  ['PATCH', PROFILE, { dob: '2026-06-16' }, 400, 'Your birthday cannot be after today.'],
  ['PATCH', PROFILE, { country: 'US' }, 403, US],
  ['PUT', TRAITS, { answers: [] }, 400, ANSWERS],
  ['PUT', TRAITS, answers([]), 400, ANSWERS],
  ['PUT', TRAITS, answers([3, 3]), 400, ANSWERS],
  ['PUT', TRAITS, answers([0]), 400, ANSWERS],
  ['PUT', TRAITS, answers([6]), 400, ANSWERS],
  ['PUT', TRAITS, answers([2.5]), 400, ANSWERS],
  ['PUT', TRAITS, answers(['3']), 400, ANSWERS],
])('%s %s %j is answered with %i: %s', async (method, path, body, status, message) => {
  const response = await (await introduced()).send(method, path, body);
  expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
    status,
    message,
  ]);
});

it.each([
  ['name', 'xx'],
  ['name', 'x'.repeat(50)],
  ['dob', '1900-01-01'],
  ['dob', '2000-02-29'],
  ['dob', '2013-06-15'],
  ['gender', 'not_specified'],
])('takes %s %s, just within the rule', async (field, value) => {
  const response = await (await introduced()).send('PATCH', PROFILE, { [field]: value });
  expect([response.status, await response.json()]).toMatchObject([200, { [field]: value }]);
});
