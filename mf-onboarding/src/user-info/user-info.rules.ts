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

function isNamed({ length }: string, limits: NameLimits | undefined): boolean {
  return limits ? length >= limits.name_min && length <= limits.name_max : length > 0;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
