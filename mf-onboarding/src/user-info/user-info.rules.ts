import type { Gender } from 'contracts/people';

export interface UserInfo {
  name: string;
  dob: string;
  gender: Gender | '';
}

export const NAME_MAX = 50;
const NAME_MIN = 2;

/** Today where the person is, as YYYY-MM-DD. */
export function localDay(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether everything is there: a name of 2 to 50 characters, a birthday not after `today`, a gender (part 1 §5). */
export function isComplete({ name, dob, gender }: UserInfo, today: string): boolean {
  const { length } = name.trim();
  return length >= NAME_MIN && length <= NAME_MAX && isDay(dob) && dob <= today && gender !== '';
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
