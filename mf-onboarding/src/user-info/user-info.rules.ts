import type { Gender } from 'contracts/people';
import type { Policy } from 'contracts/policy';

export interface UserInfo {
  name: string;
  dob: string;
  gender: Gender | '';
}

type NameLimits = Pick<Policy['limits'], 'name_min' | 'name_max'>;

/** Today where the person is, as YYYY-MM-DD. */
export function localDay(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Whether everything is there: a name as long as the policy has it, a birthday not after `today`, a gender. Until the limits are
 * known any name will do, since the server looks again.
 */
export function isComplete(
  { name, dob, gender }: UserInfo,
  today: string,
  limits: NameLimits | undefined,
): boolean {
  return isNamed(name.trim(), limits) && isDay(dob) && dob <= today && gender !== '';
}

/** What is wrong with a name that somebody has typed, or null. An empty one is not wrong yet. */
export function nameProblem(name: string, limits: NameLimits | undefined): string | null {
  const { length } = name.trim();
  if (!limits || length === 0 || length >= limits.name_min) return null;
  return `Please enter at least ${limits.name_min} letters, such as what a friend calls you.`;
}

function isNamed({ length }: string, limits: NameLimits | undefined): boolean {
  return limits ? length >= limits.name_min && length <= limits.name_max : length > 0;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
