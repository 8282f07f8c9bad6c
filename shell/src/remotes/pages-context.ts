import { createContext, useContext } from 'react';
import type { Page } from './registry.ts';

type Pages = {
  /** Undefined while the list is out of reach. */
  pages: Page[] | undefined;
  /** Reads the list again. Throws a ProblemError and keeps the last one. */
  reload(): Promise<void>;
};

export const PagesContext = createContext<Pages>({ pages: undefined, reload: async () => undefined });

/** The pages that are published now; none while the list is out of reach. */
export function usePages(): { pages: Page[]; reachable: boolean; reload(): Promise<void> } {
  const { pages, reload } = useContext(PagesContext);
  return { pages: pages ?? NONE, reachable: pages !== undefined, reload };
}

const NONE: Page[] = [];
