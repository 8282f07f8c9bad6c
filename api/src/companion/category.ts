import type { Category } from 'contracts/categories';

/**
 * Whether the category with its subcategory is the romantic companion, which nobody under age may have: every companion
 * that is called anything but a friend.
 */
export function isRomantic(category: Category, subcategory?: string | null): boolean {
  return category === 'companion' && Boolean(subcategory) && subcategory !== 'friend';
}
