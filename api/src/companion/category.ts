import type { Category } from 'contracts/categories';

/** Whether the category with its subcategory is the romantic companion, which nobody under age may have. */
export function isRomantic(category: Category, subcategory?: string | null): boolean {
  return category === 'companion' && /romantic|girlfriend|boyfriend/.test(subcategory ?? '');
}
