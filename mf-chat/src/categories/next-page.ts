import type { Category } from 'contracts/categories';

/**
 * Where choosing a category leads (docs/product/chat.md, Categories). The teacher's disclaimer stands before its page; meditation leads to
 * the preferences like the others.
 */
export function nextPage(category: Category): string {
  switch (category) {
    case 'companion':
      return '/companion-choice';
    case 'anger_release':
      return '/stress-sub';
    case 'teacher':
      return '/chat?mode=teacher';
    default:
      return '/ai-prefs';
  }
}
