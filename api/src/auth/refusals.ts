import { APIError } from 'better-auth/api';
import { policy } from '../policy/policy.ts';

/** Our own refusals. A field that does not fit is refused by its schema (contracts/auth). */
export const refusal = {
  badCredentials: () => new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' }),
  notVerified: () => new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' }),
  taken: () => new APIError('UNPROCESSABLE_ENTITY', { code: 'USER_ALREADY_EXISTS' }),
  shortPassword: () => new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_SHORT' }),
  longPassword: () => new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_LONG' }),
  commonPassword: () => new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_COMMON' }),
  invalidLink: () => new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN' }),
  otherAccount: () => new APIError('FORBIDDEN', { code: 'OTHER_ACCOUNT' }),
  incompleteEmailChange: () => new APIError('BAD_REQUEST', { code: 'INCOMPLETE_EMAIL_CHANGE' }),
  wrongPassword: () => new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD' }),
  noPassword: () => new APIError('BAD_REQUEST', { code: 'CREDENTIAL_ACCOUNT_NOT_FOUND' }),
  signInNeeded: () => new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' }),
  passwordNeeded: () => new APIError('FORBIDDEN', { code: 'PASSWORD_NEEDED' }),
  notThePassword: () => new APIError('FORBIDDEN', { code: 'NOT_THE_PASSWORD' }),
  alreadyVerified: () => new APIError('BAD_REQUEST', { code: 'EMAIL_ALREADY_VERIFIED' }),
  tooManyWrong: () => new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_WRONG_PASSWORDS' }),
  tooMany: () => new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_REQUESTS' }),
};

/** What people read for each of better-auth's codes, and ours (docs/product/messages.md, Sign-in and sign-up). */
export const problemWords: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'Invalid email or password',
  EMAIL_NOT_VERIFIED: 'Please verify your email first',
  USER_ALREADY_EXISTS: 'This email is already registered. Please sign in.',
  VALIDATION_ERROR: 'Please enter email and password',
  INVALID_EMAIL: 'Please enter a valid email address.',
  get PASSWORD_TOO_SHORT() {
    return `Your password needs at least ${policy.limits.password_min} characters.`;
  },
  get PASSWORD_TOO_LONG() {
    return `Your password can have at most ${policy.limits.password_max} characters.`;
  },
  PASSWORD_TOO_COMMON: 'This password is one of the first that anybody would try. Please choose another one.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a minute and try again.',
  TOO_MANY_WRONG_PASSWORDS:
    'Too many wrong passwords. Please wait a quarter of an hour, or choose a new one with “Forgot password”.',
  PASSWORD_NEEDED:
    'This is another browser than the one you signed up in. Please enter the password you chose there.',
  NOT_THE_PASSWORD: 'That is not the password of this account. Nothing was changed; please try again.',
  INVALID_TOKEN: 'This link is no longer valid. Please ask for a new one.',
  TOKEN_EXPIRED: 'This link is no longer valid. Please ask for a new one.',
  OTHER_ACCOUNT:
    'This link belongs to another account than the one you are signed in to. Nothing was changed. Sign out first, then open it again.',
  INCOMPLETE_CHANGE: 'Please enter your current password and a new one.',
  INCOMPLETE_EMAIL_CHANGE: 'Please enter a valid new email address and your current password.',
  INVALID_PASSWORD: 'Your current password is not right. Nothing was changed.',
  CREDENTIAL_ACCOUNT_NOT_FOUND:
    'This account has no password yet. You can set one with “Forgot password” on the sign-in page.',
  PROVIDER_NOT_FOUND:
    'This way to sign in does not answer right now. Please use your email, or try again later.',
  UNAUTHORIZED: 'Please login to continue',
  EMAIL_ALREADY_VERIFIED: 'Your email is already verified. Please sign in.',
  EMAIL_MISMATCH: 'Please use the email address you signed up with.',
  INVALID_ORIGIN: 'This request came from another site, so nothing was changed.',
  MISSING_OR_NULL_ORIGIN: 'This request came from another site, so nothing was changed.',
  ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY: 'You have already started. Please go on where you were.',
};

export const DEFAULT_WORDS = 'Something went wrong. Please try again.';
