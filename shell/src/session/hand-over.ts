import type { Http } from 'contracts/http';
import { forgetLocalProfile, saveLocalProfile, whoLeftLocalProfile } from 'contracts/local-profile';
import type { Session } from 'contracts/session';
import { hasLocalProfile, hasUnsaved } from 'contracts/storage';
import { dropUnsaved, isLeftByNobody, type Left, readUnsaved, saveUnsaved } from 'contracts/unsaved';

/**
 * Saves what onboarding left on this device while the server could not be reached, under an anonymous account when nobody is signed
 * in. What somebody with an account left is saved to nobody else, and an account that is finished has its own: what is not for who
 * is here is dropped (docs/product/onboarding.md, Saved later). Resolves with whether anything was saved. Throws a ProblemError;
 * what waits then stays.
 */
export async function handOver(http: Http, session: Session): Promise<boolean> {
  if (hasLocalProfile() && !isFor(session, whoLeftLocalProfile())) forgetLocalProfile();
  if (!isFor(session, readUnsaved())) dropUnsaved();
  if (!hasLocalProfile() && !hasUnsaved()) return false;
  if (!session.person) await http.post('/auth/v1/sign-in/anonymous', { json: {} });
  await saveLocalProfile(http);
  await saveUnsaved(http);
  return true;
}

function isFor({ person, next }: Session, left: Left | undefined): boolean {
  if (person && left?.person === person.id) return true;
  return isLeftByNobody(left) && next !== '/categories';
}
