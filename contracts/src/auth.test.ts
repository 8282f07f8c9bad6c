import { describe, expect, it } from 'vitest';
import * as auth from './auth.ts';

const PASSWORD = 'a long walk by the river';

describe('an address', () => {
  it.each([
    ['sign-in', auth.SignIn, { email: ' Asha@Example.COM ', password: PASSWORD }],
    ['sign-up', auth.SignUp, { email: ' Asha@Example.COM ', password: PASSWORD }],
    ['a request for a verification mail', auth.VerificationMailRequest, { email: ' Asha@Example.COM ' }],
    ['a request for recovery', auth.PasswordResetRequest, { email: ' Asha@Example.COM ' }],
  ])('is compared without spaces and in small letters at %s', (_, schema, body) => {
    expect(schema.parse(body)).toEqual({ ...body, email: 'asha@example.com' });
  });

  it('is the same in a change of address', () => {
    const body = { newEmail: ' Asha@Example.COM ', currentPassword: PASSWORD };
    expect(auth.EmailChange.parse(body).newEmail).toBe('asha@example.com');
  });
});

describe('a password', () => {
  it('keeps its spaces and letters', () => {
    const body = { email: 'asha@example.com', password: '  River ' };
    expect(auth.SignUp.parse(body).password).toBe('  River ');
    expect(auth.SignIn.parse(body).password).toBe('  River ');
  });

  it('has to be there, as the address has, before the address is judged', () => {
    const codes = (body: object) => auth.SignUp.safeParse(body).error?.issues.map(({ message }) => message);
    expect(codes({ email: '', password: 'five5' })).toEqual(['validation_error']);
    expect(codes({ email: 'asha', password: '' })).toEqual(['validation_error']);
    expect(codes({ email: 'asha', password: 'five5' })).toEqual(['invalid_email']);
  });
});

it('a sign-in with a provider ends on a page of this product', () => {
  const begin = (callbackURL: string) =>
    auth.ProviderSignIn.safeParse({ providerId: 'home', callbackURL }).success;
  expect(['/login', 'https://evil.example', '//evil.example', '/\\evil.example'].map(begin)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
