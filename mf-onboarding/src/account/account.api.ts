import { SignInOptions } from 'contracts/account';
import { type Http, parseJson } from 'contracts/http';
import { problemError } from 'contracts/problem';

interface Credentials {
  email: string;
  password: string;
}

/** Makes an account and its session. Throws a ProblemError, such as "This email is already registered. Please sign in." */
export async function signUp(http: Http, { email, password }: Credentials): Promise<void> {
  const name = email.split('@')[0] || 'User';
  await http.post('/auth/v1/sign-up/email', { json: { email, password, name } });
}

/** Starts a session. Throws a ProblemError; code `email_not_verified` when the password was right but the mail is unopened. */
export async function signIn(http: Http, credentials: Credentials): Promise<void> {
  await http.post('/auth/v1/sign-in/email', { json: credentials });
}

/** Starts a session without an e-mail, so that what is entered has somebody to belong to. Throws a ProblemError. */
export async function signInAnonymously(http: Http): Promise<void> {
  await http.post('/auth/v1/sign-in/anonymous', { json: {} });
}

/** Mails the verification link again. Throws a ProblemError, with the words of the rate limit when asked too often. */
export async function sendVerification(http: Http, email: string): Promise<void> {
  await http.post('/auth/v1/send-verification-email', { json: { email, callbackURL: '/verify-email' } });
}

/** Mails a recovery link, or nothing when nobody has this address; the answer is the same. Throws a ProblemError. */
export async function requestPasswordReset(http: Http, email: string): Promise<void> {
  await http.post('/auth/v1/request-password-reset', { json: { email, redirectTo: '/reset-password' } });
}

/** Sets a new password with the token of a recovery link and ends every session. Throws a ProblemError. */
export async function resetPassword(http: Http, newPassword: string, token: string): Promise<void> {
  await http.post('/auth/v1/reset-password', { json: { newPassword, token } });
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
  const json = { providerId, callbackURL: '/login?signed-in', errorCallbackURL: '/login?error=provider' };
  const answer: unknown = await (await http.post('/auth/v1/sign-in/oauth2', { json })).json();
  if (typeof answer === 'object' && answer && 'url' in answer && typeof answer.url === 'string') {
    return answer.url;
  }
  throw problemError(200, { code: 'unreadable', message: 'Something went wrong. Please try again.' });
}
