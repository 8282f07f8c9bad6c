import { useHost } from 'contracts';
import type { Session } from 'contracts/session';
import { hasLocalProfile, hasUnsaved, storageKeys } from 'contracts/storage';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Asks who is here, at the start, whenever the person comes back to the tab (another device may have ended the session), when the
 * network is back, and when another tab saw somebody come or go; then, and after a sign-in, hands over what waits on this device.
 */
export function SessionStart() {
  const { current, refresh } = useHost().session;
  const handOver = useHandOver();
  useEffect(() => {
    const ask = () => void refresh().then(handOver, () => undefined);
    const whenBack = () => document.visibilityState === 'visible' && ask();
    const inAnotherTab = ({ key }: StorageEvent) => key === storageKeys.signedIn && ask();
    const stop = new AbortController();
    const { signal } = stop;
    ask();
    document.addEventListener('visibilitychange', whenBack, { signal });
    addEventListener('online', ask, { signal });
    addEventListener('storage', inAnotherTab, { signal });
    return () => stop.abort();
  }, [refresh, handOver]);

  const signedIn = useEffectEvent(() => current && void handOver(current));
  const person = current?.person?.id;
  useEffect(() => {
    if (person) signedIn();
  }, [person]);
  return null;
}

/** Hands over what onboarding could not save, once at a time. What fails waits for the next time somebody is asked. */
function useHandOver(): (session: Session) => Promise<void> {
  const { session, http } = useHost();
  const { refresh } = session;
  const busy = useRef(false);
  return useCallback(
    async (found) => {
      if (busy.current || !(hasLocalProfile() || hasUnsaved())) return;
      busy.current = true;
      try {
        // Its code comes when somebody needs it: few do.
        const { handOver } = await import('./hand-over.ts');
        if (await handOver(http, found)) await refresh();
      } catch {
        // It still waits.
      } finally {
        busy.current = false;
      }
    },
    [http, refresh],
  );
}
