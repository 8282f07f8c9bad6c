import type { Category } from 'contracts/categories';
import { isRomantic } from './category.ts';
import { starters, subStarters } from './starters.words.ts';

/**
 * Three first lines a person may tap in an empty chat. `name` is the companion's. English, as every screen is.
 * Specification part 1, section 2 (Chat) and section 9.
 */
export function conversationStarters(
  category: Category,
  subcategory: string | null | undefined,
  name: string,
): string[] {
  const sub = isRomantic(category, subcategory) ? 'romantic' : (subcategory ?? '');
  const chosen = subStarters[`${category}/${sub}`] ?? starters[category];
  return chosen.map((starter) => starter.replace('{name}', () => name.trim() || 'Guide'));
}
