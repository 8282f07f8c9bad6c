import { paysAt } from 'contracts/paying-pages';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepToasts, showKeptToasts } from '../host/use-toasts.ts';
import { PageLoading } from '../remotes/page-loading.tsx';
import { isSomethingAside } from '../session/set-aside.ts';

/** Where this document was loaded: what it may do was decided by that address. */
const LOADED_AT = location.pathname;
const reloadHere = () => location.reload();

interface Props {
  children: ReactNode;
  loadedAt?: string;
  reload?: () => void;
}

/**
 * Lets the browser load the page anew where a page that pays follows one that does not, and the other way round: a document keeps the
 * content policy it was loaded with, and nothing of a payment provider may stand beside people's words (docs/decisions/0019). Unsent
 * words of somebody whose session ended here are waited for: only this document has them, until they sign in.
 */
export function WholeLoad({ children, loadedAt = LOADED_AT, reload = reloadHere }: Props) {
  const { pathname } = useLocation();
  const fits = paysAt(pathname) === paysAt(loadedAt) || isSomethingAside();

  useEffect(showKeptToasts, []);
  useEffect(() => {
    if (fits) return;
    keepToasts();
    reload();
  }, [fits, reload]);

  return fits ? children : <PageLoading title="Saathi" />;
}
