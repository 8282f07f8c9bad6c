import * as z from 'zod/mini';

/** The nine chat categories and `ancient`, the tenth value behind its own screen (docs/product/chat.md, Categories). */
export const Category = z.enum([
  'heart_to_heart',
  'mentor',
  'teacher',
  'companion',
  'meditation',
  'parenting_guide',
  'confession',
  'anger_release',
  'wisdom_stories',
  'ancient',
]);
export type Category = z.infer<typeof Category>;

/** What a screen calls each category. */
export const categoryTitles: Record<Category, string> = {
  heart_to_heart: 'Heart to heart',
  mentor: 'Mentor',
  teacher: 'Teacher',
  companion: 'Companion',
  meditation: 'Meditation',
  parenting_guide: 'Parenting guide',
  confession: 'Confession',
  anger_release: 'Anger release',
  wisdom_stories: 'Wisdom stories',
  ancient: 'Ancient wisdom',
};

/** What a meditation companion guides through (docs/product/chat.md, Categories). */
export const Practice = z.enum(['breathing', 'chanting', 'mindfulness', 'visualization', 'spiritual']);

/** Whose teachings an ancient-wisdom companion speaks from (docs/product/chat.md, Categories). */
export const Teacher = z.enum([
  'krishna',
  'chanakya',
  'tulsidas',
  'kabir',
  'vedic',
  'puranic',
  'stoic',
  'plato',
  'roman',
  'confucius',
  'tao',
  'suntzu',
  'rumi',
  'sufi',
  'zoro',
  'native',
  'mayan',
  'africa',
]);

/** What a companion may be (docs/product/chat.md, Make it personal). */
export const CompanionKind = z.enum([
  'friend',
  'romantic_partner',
  'therapist',
  'teacher',
  'stress_buster',
  'meditation_guide',
  'girlfriend',
  'boyfriend',
]);
export type CompanionKind = z.infer<typeof CompanionKind>;

const ROMANTIC: readonly CompanionKind[] = ['romantic_partner', 'girlfriend', 'boyfriend'];
const plainKinds: ReadonlySet<string> = new Set(
  CompanionKind.options.filter((kind) => !ROMANTIC.includes(kind)),
);

/**
 * Whether a category with its subcategory is a romantic companion, which nobody under age may have: every one of the companion
 * category that is not known for something else.
 */
export function isRomantic(category: Category, subcategory?: string | null): boolean {
  return category === 'companion' && Boolean(subcategory) && !plainKinds.has(subcategory ?? '');
}

/** Who an anger-release companion stands in for (docs/product/chat.md, Anger release). */
export const AngerTarget = z.enum(['boss', 'neighbour', 'colleague', 'friend', 'roadside', 'other']);
export type AngerTarget = z.infer<typeof AngerTarget>;

/** Everything a companion of some category may be beside it. */
export const Subcategory = z.enum([
  ...CompanionKind.options,
  ...AngerTarget.options.filter((target) => target !== 'friend'),
  ...Practice.options,
  ...Teacher.options,
]);
export type Subcategory = z.infer<typeof Subcategory>;

const subcategories: Partial<Record<Category, readonly Subcategory[]>> = {
  companion: CompanionKind.options,
  anger_release: AngerTarget.options,
  meditation: Practice.options,
  ancient: Teacher.options,
};

/** Whether a companion of the category may be this; anything else, however alike it is written, may not. */
export function isSubcategoryOf(category: Category, value: unknown): value is Subcategory {
  return (subcategories[category] ?? []).some((one) => one === value);
}
