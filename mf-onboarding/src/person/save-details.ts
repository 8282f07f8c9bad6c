import type { HostServices } from 'contracts';
import type { Profile, ProfileChange } from 'contracts/people';
import { forgetSaved } from 'contracts/unsaved';
import { changeProfile } from './profile.api.ts';

/**
 * Saves a part of the profile, and forgets what this device kept of it: from now on the server's word counts, and the next form
 * shows it. Throws a ProblemError.
 */
export async function saveDetails(
  { http, session }: Pick<HostServices, 'http' | 'session'>,
  change: ProfileChange,
): Promise<Profile> {
  const profile = await changeProfile(http, change);
  await session.refresh().catch(() => undefined);
  forgetSaved(change);
  return profile;
}
