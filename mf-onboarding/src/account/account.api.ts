import { ProviderPage, SignInOptions } from 'contracts/account';
import type {
  EmailConfirmation,
  PasswordReset,
  PasswordResetRequest,
  ProviderSignIn,
  SignIn,
  SignUp,
  VerificationMailRequest,
} from 'contracts/auth';
import { type Http, parseJson } from 'contracts/http';

/** Makes an account and its session. Throws a ProblemError, such as "This email is already registered. Please sign in." */
export async function signUp(http: Http, credentials: SignUp): Promise<void> {
  await http.post('/auth/v1/sign-up/email', { json: credentials });
}

/** Starts a session. Throws a ProblemError; code `email_not_verified` when the password was right but the mail is unopened. */
export async function signIn(http: Http, credentials: SignIn): Promise<void> {
  await http.post('/auth/v1/sign-in/email', { json: credentials });
}

/** Mails the verification link again. Throws a ProblemError, with the words of the rate limit when asked too often. */
export async function sendVerification(http: Http, email: string): Promise<void> {
  await http.post('/auth/v1/send-verification-email', { json: { email } satisfies VerificationMailRequest });
}

/**
 * Proves an address with the token of its mailed link, and signs in. Throws a ProblemError; code `password_needed` where nobody of
 * the account is signed in and no password was given.
 */
export async function confirmEmail(http: Http, confirmation: EmailConfirmation): Promise<void> {
  await http.post('/auth/v1/confirm-email', { json: confirmation });
}

/** Mails a recovery link, or nothing when nobody has this address; the answer is the same. Throws a ProblemError. */
export async function requestPasswordReset(http: Http, email: string): Promise<void> {
  await http.post('/auth/v1/request-password-reset', { json: { email } satisfies PasswordResetRequest });
}

/** Sets a new password with the token of a recovery link and ends every session. Throws a ProblemError. */
export async function resetPassword(http: Http, newPassword: string, token: string): Promise<void> {
  await http.post('/auth/v1/reset-password', { json: { newPassword, token } satisfies PasswordReset });
}

/** The providers one can sign in with. Throws a ProblemError. */
export async function fetchProviders(http: Http, signal: AbortSignal): Promise<SignInOptions['providers']> {
  return (await parseJson(http.get('/v1/sign-in-options', { signal }), SignInOptions)).providers;
}

/**
 * Begins a sign-in with a provider. Resolves with the provider's page to go to; it leads back to `/login`, with `error` when it
 * came to nothing. Throws a ProblemError.
 */
export async function beginProviderSignIn(http: Http, providerId: string): Promise<string> {
  const json: ProviderSignIn = {
    providerId,
    callbackURL: '/login?signed-in',
    errorCallbackURL: '/login?error=provider',
  };
  return (await parseJson(http.post('/auth/v1/sign-in/oauth2', { json }), ProviderPage)).url;
}
