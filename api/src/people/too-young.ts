import type { ProblemError } from 'contracts/problem';
import { policy } from '../policy/policy.ts';
import { problem } from '../server/problem/problem.ts';
import { ageOn, dayOf } from './age.ts';

/** Whether a birthday is one, and of somebody under the policy's age_min. */
export function isTooYoung(dob: string, now: Date): boolean {
  return isCalendarDay(dob) && dob <= dayOf(now) && ageOn(dob, now) < policy.limits.age_min;
}

/** 403 `too_young` for a birthday under the policy's age_min (docs/product/care.md, Young people). */
export function tooYoung(): ProblemError {
  return problem(
    403,
    'too_young',
    `Saathi is for people of ${policy.limits.age_min} and older. If something is weighing on you, please tell a grown-up you trust; in India, Childline listens to children day and night at 1098, free of charge.`,
  );
}

/** Throws 403 `too_young` while the youngest birthday that somebody ever gave says so, whatever they said since. */
export function checkOldEnough(youngestDob: string | null, now: Date): void {
  if (youngestDob === null || !isTooYoung(youngestDob, now)) return;
  throw problem(
    403,
    'too_young',
    `${tooYoung().message} If the birthday you gave was a slip, please write to us (the address is under Contact). Everything else you told us is kept.`,
  );
}

/** Whether 'YYYY-MM-DD' names a day there is. */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
