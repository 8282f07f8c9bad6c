import { useHost } from 'contracts';
import { useEffect } from 'react';

/** Asks who is here, at the start and whenever the person comes back to the tab (another tab may have signed out). */
export function SessionStart() {
  const { session } = useHost();
  const { refresh } = session;
  useEffect(() => {
    const ask = () => void refresh().catch(() => undefined);
    const whenBack = () => document.visibilityState === 'visible' && ask();
    ask();
    document.addEventListener('visibilitychange', whenBack);
    return () => document.removeEventListener('visibilitychange', whenBack);
  }, [refresh]);
  return null;
}
