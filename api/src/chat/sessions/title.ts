import { type Category, categoryTitles } from 'contracts/categories';
import { policy } from '../../policy/policy.ts';

/** A chat's default title, '{Mode} Chat - {date}' (docs/product/chat.md, Titles). */
export function defaultTitle(category: Category, at: Date): string {
  const date = at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: policy.free.day_zone,
  });
  return `${categoryTitles[category]} Chat - ${date}`;
}
