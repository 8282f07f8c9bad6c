import { useHost } from 'contracts';
import type { Http } from 'contracts/http';
import { forgetLocalProfile, hasLocalProfile, saveLocalProfile } from 'contracts/local-profile';
import type { Session } from 'contracts/session';
import { useEffect } from 'react';

/**
 * Asks who is here, at the start, whenever the person comes back to the tab (another tab may have signed out) and when the network
 * is back; then hands over a profile that waits on this device.
 */
export function SessionStart() {
  const { session, http } = useHost();
  const { refresh } = session;
  useEffect(() => {
    const ask = () => void start(http, refresh).catch(() => undefined);
    const whenBack = () => document.visibilityState === 'visible' && ask();
    ask();
    document.addEventListener('visibilitychange', whenBack);
    addEventListener('online', ask);
    return () => {
      document.removeEventListener('visibilitychange', whenBack);
      removeEventListener('online', ask);
    };
  }, [refresh, http]);
  return null;
}

async function start(http: Http, refresh: () => Promise<Session>): Promise<void> {
  const { person, next } = await refresh();
  if (!hasLocalProfile()) return;
  if (person && next === '/categories') return forgetLocalProfile();
  if (!person) await http.post('/auth/v1/sign-in/anonymous', { json: {} });
  await saveLocalProfile(http);
  await refresh();
}
