import type { ProfileChange } from 'contracts/people';
import { policy } from '../policy/policy.ts';
import { problem } from '../server/problem/problem.ts';
import { dayOf } from './age.ts';
import { checkCountry } from './region.ts';
import { isCalendarDay, isTooYoung, tooYoung } from './too-young.ts';

const EARLIEST = '1900-01-01';

/** Refuses what a profile may not say (docs/product/onboarding.md, Validation): throws a problem in words for the person. */
export function checkProfile({ name, dob, country }: ProfileChange, now: Date): void {
  if (name !== undefined) checkName(name);
  if (country !== undefined) checkCountry(country);
  if (dob !== undefined) checkBirthday(dob, now);
}

function checkName(name: string): void {
  const { name_min, name_max } = policy.limits;
  if (name.length < name_min)
    throw problem(400, 'invalid', `Your name needs at least ${name_min} characters.`);
  if (name.length > name_max)
    throw problem(400, 'invalid', `Your name can have at most ${name_max} characters.`);
}

function checkBirthday(dob: string, now: Date): void {
  if (!isCalendarDay(dob) || dob < EARLIEST) {
    throw problem(400, 'invalid', 'Invalid date format. Please use YYYY-MM-DD format.');
  }
  if (dob > dayOf(now)) throw problem(400, 'invalid', 'Your birthday cannot be after today.');
  if (isTooYoung(dob, now)) throw tooYoung();
}
