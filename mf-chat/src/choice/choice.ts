import { type Category, categoryTitles, isSubcategoryOf, type Subcategory } from 'contracts/categories';
import { storageKeys } from 'contracts/storage';

/** Which companion the person is setting up. */
export interface Choice {
  category: Category;
  subcategory: Subcategory | null;
}

/** Remembers the choice (docs/product/accounts.md, On the device). */
export function rememberChoice({ category, subcategory }: Choice): void {
  localStorage.setItem(storageKeys.selectedCategory, category);
  if (subcategory === null) localStorage.removeItem(storageKeys.selectedSubcategory);
  else localStorage.setItem(storageKeys.selectedSubcategory, subcategory);
}

/** The choice as a page's state gave it, else as it was remembered; undefined when nothing was chosen. */
export function choiceFrom(state: unknown): Choice | undefined {
  const given = read(state);
  if (given) return given;
  return read({
    category: localStorage.getItem(storageKeys.selectedCategory),
    subcategory: localStorage.getItem(storageKeys.selectedSubcategory),
  });
}

function read(value: unknown): Choice | undefined {
  if (typeof value !== 'object' || value === null || !('category' in value)) return undefined;
  if (!isCategory(value.category)) return undefined;
  const given = 'subcategory' in value ? value.subcategory : null;
  return { category: value.category, subcategory: subcategoryOf(value.category, given) };
}

/** A subcategory as an address, a page's state or the storage names it; null for one that the category does not have. */
export function subcategoryOf(category: Category, value: unknown): Subcategory | null {
  return isSubcategoryOf(category, value) ? value : null;
}

/** Whether a value from an address, a page's state or the storage names a category. */
export function isCategory(value: unknown): value is Category {
  return typeof value === 'string' && Object.hasOwn(categoryTitles, value);
}
