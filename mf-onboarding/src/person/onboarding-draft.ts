import { Gender, type ProfileChange } from 'contracts/people';
import { storageKeys } from 'contracts/storage';
import { detailKeys } from 'contracts/unsaved';

/** What was typed into the onboarding on this device and is not saved yet, as it was typed. Only what is there has a key. */
export function readOnboardingDraft(): ProfileChange {
  const draft: ProfileChange = {};
  for (const key of detailKeys) {
    const value = localStorage.getItem(storageKeys[key]);
    if (!value) continue;
    if (key !== 'gender') draft[key] = value;
    else if (Gender.safeParse(value).success) draft.gender = Gender.parse(value);
  }
  return draft;
}

/** Keeps what was typed on this device, so that nothing is asked twice. */
export function keepOnboardingDraft(change: ProfileChange): void {
  for (const key of detailKeys) {
    const value = change[key];
    if (value !== undefined) localStorage.setItem(storageKeys[key], value);
  }
}
