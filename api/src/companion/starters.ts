import { type Category, isRomantic } from 'contracts/categories';
import { categoryLike } from './category.ts';
import { starters, subStarters } from './starters.words.ts';

/**
 * Three first lines a person may tap in an empty chat. `name` is the companion's. English, as every screen is.
 * docs/product/chat.md, Starters.
 */
export function conversationStarters(
  category: Category,
  subcategory: string | null | undefined,
  name: string,
): string[] {
  const sub = isRomantic(category, subcategory) ? 'romantic' : (subcategory ?? '');
  const chosen = subStarters[`${category}/${sub}`] ?? starters[categoryLike(category, subcategory)];
  return chosen.map((starter) => starter.replace('{name}', () => name.trim() || 'Guide'));
}
