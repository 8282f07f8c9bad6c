import * as z from 'zod/mini';

// What is sent to /auth/v1. A fault's message is the `code` of the problem that the request is refused with; its words are in
// api/src/auth/refusals.ts.

const LONGEST_EMAIL = 254;

const Email = (code: string) => z.string(code).check(z.trim(), z.toLowerCase(), z.email(code));
const Given = (code: string) => z.string(code).check(z.minLength(1, code));

/** `POST /auth/v1/sign-in/email`. A password is compared here, never judged: it may be of any length. */
export const SignIn = z.object(
  {
    email: z.string('validation_error').check(z.trim(), z.toLowerCase(), z.minLength(1, 'validation_error')),
    password: Given('validation_error'),
  },
  'validation_error',
);
export type SignIn = z.infer<typeof SignIn>;

const NewCredentials = z.object({
  email: Email('invalid_email').check(z.maxLength(LONGEST_EMAIL, 'invalid_email')),
  password: z.string(),
});

/** `POST /auth/v1/sign-up/email`: both fields have to be there before either is judged. How long a password must be is the policy's. */
export const SignUp = z.pipe(SignIn, NewCredentials);
export type SignUp = z.infer<typeof SignUp>;

const OwnPage = z.string().check(z.regex(/^\/(?![/\\])/, 'Please start again from the sign-in page.'));

/**
 * `POST /auth/v1/sign-in/oauth2` begins a sign-in at a provider; its answer is ProviderPage (account.ts). Afterwards the browser is
 * at `callbackURL`, or with an `error` at `errorCallbackURL`.
 */
export const ProviderSignIn = z.strictObject({
  providerId: z.string(),
  callbackURL: OwnPage,
  errorCallbackURL: z.optional(OwnPage),
});
export type ProviderSignIn = z.infer<typeof ProviderSignIn>;

/**
 * `POST /auth/v1/confirm-email`, with the token of the link that proves an address. Refused with `password_needed` in a browser that
 * has no session of the account; then the password is sent along.
 */
export const EmailConfirmation = z.object(
  { token: Given('invalid_token'), password: z.optional(z.string('invalid_token')) },
  'invalid_token',
);
export type EmailConfirmation = z.infer<typeof EmailConfirmation>;

/** `POST /auth/v1/send-verification-email`: the link that proves an address, once more. */
export const VerificationMailRequest = z.object(
  { email: z.string('validation_error').check(z.trim(), z.toLowerCase()) },
  'validation_error',
);
export type VerificationMailRequest = z.infer<typeof VerificationMailRequest>;

/** `POST /auth/v1/request-password-reset`: answered alike whether or not the address is known. */
export const PasswordResetRequest = z.object({ email: Email('invalid_email') }, 'invalid_email');
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>;

/** `POST /auth/v1/reset-password`, with the token of a recovery link. The new password is judged once its owner is known. */
export const PasswordReset = z.object(
  { token: Given('invalid_token'), newPassword: z.string('invalid_token') },
  'invalid_token',
);
export type PasswordReset = z.infer<typeof PasswordReset>;

/** `POST /auth/v1/change-password`: ends every other session. */
export const PasswordChange = z.object(
  { currentPassword: Given('incomplete_change'), newPassword: z.string('incomplete_change') },
  'incomplete_change',
);
export type PasswordChange = z.infer<typeof PasswordChange>;

/** `POST /auth/v1/change-email`: the address changes once the link that is mailed to the new one is opened. */
export const EmailChange = z.object(
  {
    newEmail: Email('incomplete_email_change').check(z.maxLength(LONGEST_EMAIL, 'incomplete_email_change')),
    currentPassword: Given('incomplete_email_change'),
  },
  'incomplete_email_change',
);
export type EmailChange = z.infer<typeof EmailChange>;
