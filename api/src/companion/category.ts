/** The nine chat categories and ancient wisdom (specification part 1, section 1). */
export type Category =
  | 'heart_to_heart'
  | 'mentor'
  | 'teacher'
  | 'companion'
  | 'meditation'
  | 'parenting_guide'
  | 'confession'
  | 'anger_release'
  | 'wisdom_stories'
  | 'ancient';

/** Whether the category with its subcategory is the romantic companion, which nobody under 18 may have. */
export function isRomantic(category: Category, subcategory?: string | null): boolean {
  return category === 'companion' && /romantic|girlfriend|boyfriend/.test(subcategory ?? '');
}
