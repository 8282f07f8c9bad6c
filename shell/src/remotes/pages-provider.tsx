import type { Http } from 'contracts/http';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { checkIntegrityOf } from './integrity.ts';
import { PageLoading } from './page-loading.tsx';
import { PagesContext } from './pages-context.ts';
import { preloadPage } from './preload.ts';
import { fetchPages, type Page, pageOf } from './registry.ts';

/** Reads which pages are published, starts fetching the one that is asked for, and shows the product once that is known. */
export function PagesProvider({ http, children }: { http: Http; children: ReactNode }) {
  const [pages, setPages] = useState<Page[]>();
  const [asked, setAsked] = useState(false);
  const reload = useCallback(async () => {
    const found = await fetchPages(http);
    checkIntegrityOf(found);
    preloadPage(pageOf(found, location.pathname));
    setPages(found);
  }, [http]);

  useEffect(() => {
    reload()
      .catch(() => undefined)
      .finally(() => setAsked(true));
  }, [reload]);

  const value = useMemo(() => ({ pages, reload }), [pages, reload]);
  return <PagesContext value={value}>{asked ? children : <PageLoading title="Saathi" />}</PagesContext>;
}
