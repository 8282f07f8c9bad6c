import { useHost } from 'contracts';
import { hasLocalProfile } from 'contracts/local-profile';
import type { Session } from 'contracts/session';
import { storageKeys } from 'contracts/storage';
import { useEffect, useRef } from 'react';

/**
 * Asks who is here, at the start, whenever the person comes back to the tab (another device may have ended the session), when the
 * network is back, and when another tab saw somebody come or go. Each answer hands over what waits on this device.
 */
export function SessionStart() {
  const { refresh } = useHost().session;
  useHandOver();
  useEffect(() => {
    const ask = () => void refresh().catch(() => undefined);
    const whenBack = () => document.visibilityState === 'visible' && ask();
    const inAnotherTab = ({ key }: StorageEvent) => key === storageKeys.signedIn && ask();
    const stop = new AbortController();
    const { signal } = stop;
    ask();
    document.addEventListener('visibilitychange', whenBack, { signal });
    addEventListener('online', ask, { signal });
    addEventListener('storage', inAnotherTab, { signal });
    return () => stop.abort();
  }, [refresh]);
  return null;
}

/** Hands over what onboarding could not save, once at a time. What fails is tried again with the next answer of the server. */
function useHandOver() {
  const { session, http } = useHost();
  const { current, refresh } = session;
  const busy = useRef(false);
  useEffect(() => {
    if (!current || busy.current || !isAnythingWaiting()) return;
    busy.current = true;
    save(current)
      .catch(() => undefined)
      .finally(() => {
        busy.current = false;
      });

    async function save(session: Session) {
      // Its code comes when somebody needs it: few do.
      const { handOver } = await import('./hand-over.ts');
      if (await handOver(http, session)) await refresh();
    }
  }, [current, http, refresh]);
}

function isAnythingWaiting(): boolean {
  return hasLocalProfile() || localStorage.getItem(storageKeys.unsaved) !== null;
}
