import { APIError } from 'better-auth/api';

/** The refusals that are ours; routes.ts gives them, and better-auth's own, their words. */
export const refusal = {
  badCredentials: () => new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD' }),
  notVerified: () => new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' }),
  taken: () => new APIError('UNPROCESSABLE_ENTITY', { code: 'USER_ALREADY_EXISTS' }),
  incomplete: () => new APIError('BAD_REQUEST', { code: 'VALIDATION_ERROR' }),
  invalidEmail: () => new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL' }),
  shortPassword: () => new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_SHORT' }),
  longPassword: () => new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_LONG' }),
  commonPassword: () => new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_COMMON' }),
  invalidLink: () => new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN' }),
  otherAccount: () => new APIError('FORBIDDEN', { code: 'OTHER_ACCOUNT' }),
  incompleteEmailChange: () => new APIError('BAD_REQUEST', { code: 'INCOMPLETE_EMAIL_CHANGE' }),
  wrongPassword: () => new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD' }),
  noPassword: () => new APIError('BAD_REQUEST', { code: 'CREDENTIAL_ACCOUNT_NOT_FOUND' }),
  signInNeeded: () => new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' }),
  incompleteChange: () => new APIError('BAD_REQUEST', { code: 'INCOMPLETE_CHANGE' }),
  tooMany: () => new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_REQUESTS' }),
};
