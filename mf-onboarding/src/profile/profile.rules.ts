import type { Gender, Profile, ProfileChange } from 'contracts/people';

/** What the edit form holds: texts, as they are typed. */
export interface ProfileForm {
  name: string;
  dob: string;
  gender: Gender;
  country: string;
  language: string;
}

/** @internal */
export const INVALID_DATE = 'Invalid date format. Please use YYYY-MM-DD format.';

/** What a profile says before anybody filled it in (docs/product/accounts.md, Profile). */
const unset = { name: 'User', gender: 'not_specified', country: 'IN', language: 'en' } as const;

/** A profile with the defaults in its gaps (docs/product/accounts.md, Profile); a birthday nobody gave is empty. */
export function formOf({ name, dob, gender, country, language }: Profile): ProfileForm {
  return {
    name: name ?? unset.name,
    dob: dob ?? '',
    gender: gender ?? unset.gender,
    country: country ?? unset.country,
    language: language ?? unset.language,
  };
}

/** What is wrong with a typed birthday, or null. Empty is allowed; anything else is a day of the calendar as YYYY-MM-DD. */
export function dobProblem(dob: string): string | null {
  const typed = dob.trim();
  return typed === '' || isDay(typed) ? null : INVALID_DATE;
}

/**
 * What Save sends. A name of nothing becomes the default; an empty birthday is left out, so the one given before stays (the
 * protections for the young hang on it).
 */
export function changeOf(form: ProfileForm): ProfileChange {
  const { dob, name, ...rest } = form;
  return { ...rest, name: name.trim() || unset.name, ...(dob.trim() && { dob: dob.trim() }) };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
