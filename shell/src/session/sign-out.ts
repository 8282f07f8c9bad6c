import type { Http } from 'contracts/http';
import { forgetPerson } from 'contracts/storage';

/** Ends the session on the server, then forgets the person on this device. Throws a ProblemError when the server could not. */
export async function signOut(http: Http): Promise<void> {
  await http.post('/auth/v1/sign-out', { json: {} });
  forgetPerson();
}
