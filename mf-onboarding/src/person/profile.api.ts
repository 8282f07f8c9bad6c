import { type Http, parseJson } from 'contracts/http';
import { Profile, type ProfileChange } from 'contracts/people';

/** What the server knows of this person. Throws a ProblemError. */
export function fetchProfile(http: Http, signal?: AbortSignal): Promise<Profile> {
  return parseJson(http.get('/v1/profile', { signal }), Profile);
}

/** Saves a part of the profile; resolves with the whole. Throws a ProblemError, such as the kind refusal of somebody under 13. */
export function changeProfile(http: Http, change: ProfileChange): Promise<Profile> {
  return parseJson(http.patch('/v1/profile', { json: change }), Profile);
}
