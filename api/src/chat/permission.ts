import { type Category, isRomantic } from 'contracts/categories';
import { ageOn } from '../people/age.ts';
import { requireServedCountry } from '../people/region.ts';
import { checkOldEnough } from '../people/too-young.ts';
import { policy } from '../policy/policy.ts';
import { problem } from '../server/problem/problem.ts';
import type { ChatProfile } from './sessions/queries.ts';

/**
 * Refuses what this person may not chat about, on the server, at every call: throws 403 `too_young`,
 * `country_needed`, `region_not_available`, `category_locked` or `adults_only`. Somebody whose birthday is unknown is no adult (docs/product/care.md, Young people).
 */
export function checkChatPermission(
  profile: ChatProfile,
  wanted: { category: Category; subcategory: string | null },
  now: Date,
): void {
  checkOldEnough(profile.youngest_dob, now);
  requireServedCountry(profile.country);
  if (policy.locked_categories.includes(wanted.category)) {
    throw problem(403, 'category_locked', 'This companion is not open right now. Please choose another one.');
  }
  if (isRomantic(wanted.category, wanted.subcategory) && !isAdult(profile.dob, now)) {
    throw problem(
      403,
      'adults_only',
      `The romantic companion is for people of ${policy.limits.age_adult} and older. A friend is here for you at any age.`,
    );
  }
}

/** Whether a birthday says adult; an unknown one does not. */
export function isAdult(dob: string | null, now: Date): boolean {
  return dob !== null && ageOn(dob, now) >= policy.limits.age_adult;
}
