import type { Http } from 'contracts/http';

/** Starts a session without an e-mail, so that what is entered has somebody to belong to. Throws a ProblemError. */
export async function signInAnonymously(http: Http): Promise<void> {
  await http.post('/auth/v1/sign-in/anonymous', { json: {} });
}
