import { createContext, useContext } from 'react';
import type { Page } from './registry.ts';

type Pages = { pages: Page[]; reload(): Promise<void> };

export const PagesContext = createContext<Pages>({ pages: [], reload: async () => undefined });

/** The pages that are published now. */
export function usePages(): Pages {
  return useContext(PagesContext);
}
