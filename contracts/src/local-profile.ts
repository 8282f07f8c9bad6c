import type { Http } from './http.ts';
import type { ProfileChange } from './people.ts';
import type { Answers } from './personality.ts';
import { storageKeys } from './storage.ts';
import { forgetSaved, isRefusal, type Leaver, type Left } from './unsaved.ts';

/** What onboarding made and the server could not take yet. */
export interface LocalProfile {
  profile: ProfileChange;
  answers: Answers;
}

/**
 * Keeps a profile on this device only, under a local anonymous id when nobody is signed in (docs/product/onboarding.md, Create Profile). The
 * shell hands it over as soon as the server can be reached.
 */
export function keepLocalProfile(kept: LocalProfile, person: Leaver | undefined): void {
  const random = crypto.randomUUID().slice(0, 8);
  localStorage.setItem(storageKeys.userId, person?.id ?? `anon_${Date.now()}_${random}`);
  localStorage.setItem(storageKeys.userProfile, JSON.stringify(kept));
  localStorage.setItem(storageKeys.isAnonymous, String(person?.anonymous ?? true));
}

/** Who left the profile that waits on this device. */
export function whoLeftLocalProfile(): Left {
  const anonymous = localStorage.getItem(storageKeys.isAnonymous) === 'true';
  return { person: localStorage.getItem(storageKeys.userId), anonymous };
}

/**
 * Hands the waiting profile over to the server, for the person of the session. What the server refuses is forgotten here, so
 * that its page asks again; while the server cannot be reached, or the session is over, the profile stays, and the error is thrown.
 */
export async function saveLocalProfile(http: Http): Promise<void> {
  const kept = localStorage.getItem(storageKeys.userProfile);
  if (kept === null) return;
  try {
    const { profile, answers }: LocalProfile = JSON.parse(kept);
    await http.patch('/v1/profile', { json: profile });
    await http.put('/v1/traits', { json: { answers } });
    forgetSaved(profile);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  forgetLocalProfile();
}

/** Drops the waiting profile: the account that signed in has its own. */
export function forgetLocalProfile(): void {
  for (const key of ['userId', 'userProfile', 'isAnonymous'] as const)
    localStorage.removeItem(storageKeys[key]);
}
