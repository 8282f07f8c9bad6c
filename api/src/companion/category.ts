import type { Category } from 'contracts/categories';

const ALIKE: Readonly<Record<string, Category>> = {
  therapist: 'heart_to_heart',
  teacher: 'teacher',
  stress_buster: 'meditation',
  meditation_guide: 'meditation',
};

/** The category whose ready lines suit a companion: some kinds of the companion category do what another category does. */
export function categoryLike(category: Category, subcategory?: string | null): Category {
  return (category === 'companion' && ALIKE[subcategory ?? '']) || category;
}

/** Whether a companion leads meditations, and so is told the practice somebody comes from. */
export function isGuide(category: Category, subcategory?: string | null): boolean {
  return category === 'meditation' || (category === 'companion' && subcategory === 'meditation_guide');
}
