import type { Route } from 'contracts';
import type { Category, Subcategory } from 'contracts/categories';
import { isCategory, subcategoryOf } from '../choice/choice.ts';

/** Which chat an address and the page's state ask for (docs/product/chat.md, Which chat opens). */
export type RequestedChat =
  | { kind: 'session'; id: string }
  | { kind: 'saved'; id: string }
  | { kind: 'companion'; category: Category; subcategory: Subcategory | null; ai: string | null }
  | { kind: 'latest' };

type RouteParts = Pick<Route, 'path' | 'query' | 'state'>;

/**
 * A chat named in the state comes first, then a category (`/chat/{category}`, `?mode=teacher`,
 * `?category=meditation&ai=…&subcategory=…`, or in the state), else the chat that is still open.
 */
export function requestedChat({ path, query, state }: RouteParts): RequestedChat {
  const given = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  if (typeof given.chat_session_id === 'string') return { kind: 'session', id: given.chat_session_id };
  if (typeof given.saved_chat_id === 'string') return { kind: 'saved', id: given.saved_chat_id };
  const category = [path.split('/')[2], query.get('mode'), query.get('category'), given.category].find(
    isCategory,
  );
  if (!category) return { kind: 'latest' };
  return {
    kind: 'companion',
    category,
    subcategory: subcategoryOf(category, query.get('subcategory') ?? given.subcategory),
    ai: query.get('ai')?.trim() || null,
  };
}
