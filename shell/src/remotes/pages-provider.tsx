import type { Http } from 'contracts/http';
import { Bloom } from 'design-system/bloom';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { checkIntegrityOf } from './integrity.ts';
import styles from './page-loading.module.css';
import { PagesContext } from './pages-context.ts';
import { preloadPage } from './preload.ts';
import { fetchPages, type Page, pageOf } from './registry.ts';

/** Reads which pages are published, starts fetching the one that is asked for, and shows the product once both are known. */
export function PagesProvider({ http, children }: { http: Http; children: ReactNode }) {
  const [pages, setPages] = useState<Page[] | undefined>();
  const reload = useCallback(async () => {
    const found = await fetchPages(http);
    checkIntegrityOf(found);
    setPages(found);
  }, [http]);

  useEffect(() => {
    fetchPages(http).then(
      (found) => {
        preloadPage(pageOf(found, location.pathname));
        checkIntegrityOf(found);
        setPages(found);
      },
      () => setPages([]),
    );
  }, [http]);

  const value = useMemo(() => ({ pages: pages ?? [], reload }), [pages, reload]);
  return (
    <PagesContext value={value}>
      {pages ? (
        children
      ) : (
        <output className={styles.place} aria-label="Loading Saathi">
          <Bloom petals={12} hue={75} size={120} motion="think" />
        </output>
      )}
    </PagesContext>
  );
}
