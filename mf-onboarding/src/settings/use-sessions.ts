import { useHost } from 'contracts';
import type { SignedInSession } from 'contracts/account';
import { isProblemError, messageOf } from 'contracts/problem';
import { useCallback, useState } from 'react';
import { useLoaded } from 'remote-kit/use-loaded';
import { endOtherSessions, endSession, fetchSessions } from './settings.api.ts';

/** The list of places, and the signing out of one or of all others. */
export function useSessions() {
  const { http, toasts } = useHost();
  const loaded = useLoaded(useCallback((signal: AbortSignal) => fetchSessions(http, signal), [http]));
  const [ending, setEnding] = useState<string | null>(null);

  async function run(what: string, work: () => Promise<void>, done: string) {
    if (ending) return;
    setEnding(what);
    try {
      await work();
      toasts.show({ tone: 'success', text: done });
      loaded.reload();
    } catch (error) {
      toasts.show({ tone: 'error', text: `${messageOf(error)} Nothing was signed out.` });
    } finally {
      setEnding(null);
    }
  }

  const end = ({ id, device }: SignedInSession) =>
    run(id, () => endSession(http, id).catch(unlessGone), `${device} is signed out.`);
  const endOthers = () =>
    run('others', () => endOtherSessions(http), 'You are signed out everywhere but here.');
  return { loaded, ending, end, endOthers };
}

/** One that is signed out already is what was asked for. */
function unlessGone(error: unknown): void {
  if (!isProblemError(error) || error.status !== 404) throw error;
}
