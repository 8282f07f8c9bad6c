import { dayIn } from '../credits/day.ts';
import { policy } from '../policy/policy.ts';

/** The calendar day ('YYYY-MM-DD') that it is at `now` in the product's time zone. */
export function dayOf(now: Date): string {
  return dayIn(policy.free.day_zone, now);
}

/** Completed years on the day of `now`; `dob` as 'YYYY-MM-DD'. Born on 29 February counts from 1 March in other years. */
export function ageOn(dob: string, now: Date): number {
  const today = dayOf(now);
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** Whether a person of this birthday is under age; false while it is unknown. */
export function isMinor(dob: string | null, now: Date): boolean {
  return dob !== null && ageOn(dob, now) < policy.limits.age_adult;
}
