import { useHost } from 'contracts';
import { useEffect } from 'react';

const EVERY_MS = 10_000;
const FOR_MS = 30 * 60_000;

/**
 * Looks now and then whether the mail was confirmed, while somebody waits for it and the page is in sight. The shell looks once
 * more whenever the page comes back into sight.
 */
export function useWaiting(waiting: boolean): void {
  const { refresh } = useHost().session;
  useEffect(() => {
    if (!waiting) return;
    const since = Date.now();
    const timer = setInterval(() => {
      if (Date.now() - since > FOR_MS) return clearInterval(timer);
      if (document.visibilityState === 'visible') refresh().catch(() => undefined);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting, refresh]);
}
