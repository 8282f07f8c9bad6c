import type { Http } from 'contracts/http';
import { forgetLocalProfile, isLocalProfileOf, saveLocalProfile } from 'contracts/local-profile';
import type { Session } from 'contracts/session';
import { hasLocalProfile, hasUnsaved } from 'contracts/storage';
import { dropUnsaved, readUnsaved, saveUnsaved } from 'contracts/unsaved';

/**
 * Saves what onboarding left on this device while the server could not be reached, under an anonymous account when nobody is signed
 * in. An account that is finished has its own: only what its own person left is saved to it. Resolves with whether anything was
 * saved. Throws a ProblemError; what waits then stays.
 */
export async function handOver(http: Http, { person, next }: Session): Promise<boolean> {
  if (person && next === '/categories') dropWhatIsNotOf(person.id);
  if (!hasLocalProfile() && !hasUnsaved()) return false;
  if (!person) await http.post('/auth/v1/sign-in/anonymous', { json: {} });
  await saveLocalProfile(http);
  await saveUnsaved(http);
  return true;
}

function dropWhatIsNotOf(person: string): void {
  if (!isLocalProfileOf(person)) forgetLocalProfile();
  if (readUnsaved()?.person !== person) dropUnsaved();
}
