import { Account, SessionList, type SignedInSession } from 'contracts/account';
import { type Http, parseJson } from 'contracts/http';

/** How the person signs in. Throws a ProblemError. */
export function fetchAccount(http: Http, signal: AbortSignal): Promise<Account> {
  return parseJson(http.get('/v1/account', { signal }), Account);
}

/** Where the person is signed in, this place first. Throws a ProblemError. */
export async function fetchSessions(http: Http, signal: AbortSignal): Promise<SignedInSession[]> {
  return (await parseJson(http.get('/v1/sessions', { signal }), SessionList)).sessions;
}

/** Signs one place out. Throws a ProblemError; status 404 when it is signed out already. */
export async function endSession(http: Http, id: string): Promise<void> {
  await http.delete(`/v1/sessions/${encodeURIComponent(id)}`);
}

/** Signs every place out but this one. Throws a ProblemError. */
export async function endOtherSessions(http: Http): Promise<void> {
  await http.delete('/v1/sessions');
}

/** Everything Saathi keeps of the person, as one archive. Throws a ProblemError. */
export async function exportData(http: Http): Promise<Blob> {
  return (await http.get('/v1/account/export', { timeout: false })).blob();
}

/** Erases the account for good. The password is left out by somebody who has none. Throws a ProblemError. */
export async function deleteAccount(http: Http, password: string | undefined): Promise<void> {
  await http.post('/v1/account/delete', { json: { password } });
}
