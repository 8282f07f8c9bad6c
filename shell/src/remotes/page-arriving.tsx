import { useEffect, useState } from 'react';
import { PageFailed } from './page-failed.tsx';
import { PageLoading } from './page-loading.tsx';

/** After how long a page is said to be late, in ms (docs/product/routes.md, Unknown paths). */
const LATE = 6000;

interface Props {
  title: string;
  onRetry(): Promise<void>;
}

/**
 * What stands in a page's place until its code is there. A slow phone may still bring what is late, and then the page takes its
 * place; the federation runtime waits for ever on a server that hangs, so Retry is offered meanwhile.
 */
export function PageArriving({ title, onRetry }: Props) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(timer);
  }, []);
  return late ? <PageFailed title={title} late onRetry={onRetry} /> : <PageLoading title={title} />;
}
