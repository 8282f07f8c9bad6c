import { createContext, useContext } from 'react';
import type { Page } from './registry.ts';

/** The list of published pages: still asked for, out of reach, or known. */
export interface PageList {
  state: 'asking' | 'unreachable' | 'known';
  pages: Page[];
}

type Pages = PageList & {
  /** Reads the list again. Throws a ProblemError and keeps the last one. */
  reload(): Promise<void>;
};

export const PagesContext = createContext<Pages>({
  state: 'asking',
  pages: [],
  reload: async () => undefined,
});

/** The pages that are published now; none while the list is out of reach. */
export function usePages(): Pages {
  return useContext(PagesContext);
}
