import { type Http, parseJson } from 'contracts/http';
import { Profile, type ProfileChange } from 'contracts/people';

/** What the server knows of this person. Throws a ProblemError. */
export function readProfile(http: Http): Promise<Profile> {
  return parseJson(http.get('/v1/profile'), Profile);
}

/** Saves a part of the profile. Throws a ProblemError, such as the kind refusal of somebody under 13. */
export async function changeProfile(http: Http, change: ProfileChange): Promise<void> {
  await http.patch('/v1/profile', { json: change });
}
