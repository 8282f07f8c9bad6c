import { type Category, categoryTitles } from 'contracts/categories';
import { policy } from '../../policy/policy.ts';

const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: policy.free.day_zone,
});

/** A chat's default title, '{Mode} Chat - {date}' (part 1 §3). */
export function defaultTitle(category: Category, at: Date): string {
  return `${categoryTitles[category]} Chat - ${date.format(at)}`;
}
