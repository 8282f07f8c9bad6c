import type { Http } from 'contracts/http';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { checkIntegrityOf } from './integrity.ts';
import { type PageList, PagesContext } from './pages-context.ts';
import { preloadPage } from './preload.ts';
import { fetchPages, pageOf } from './registry.ts';

/** Reads which pages are published, and starts fetching the one that is asked for as soon as that is known. */
export function PagesProvider({ http, children }: { http: Http; children: ReactNode }) {
  const [list, setList] = useState<PageList>({ state: 'asking', pages: [] });
  const reload = useCallback(async () => {
    const pages = await fetchPages(http);
    checkIntegrityOf(pages.map(({ remote }) => remote));
    preloadPage(pageOf(pages, location.pathname));
    setList({ state: 'known', pages });
  }, [http]);

  useEffect(() => {
    reload().catch(() => setList({ state: 'unreachable', pages: [] }));
  }, [reload]);

  const value = useMemo(() => ({ ...list, reload }), [list, reload]);
  return <PagesContext value={value}>{children}</PagesContext>;
}
