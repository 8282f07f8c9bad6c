import { useHost } from 'contracts';
import { Credits } from 'contracts/credits';
import { type Http, parseJson } from 'contracts/http';
import { useCallback, useEffect } from 'react';
import { type Loaded, useLoaded } from '../loading/use-loaded.ts';

/** What the person can still send (docs/product/credits.md, Refresh). Throws a ProblemError. */
export function fetchCredits(http: Http, signal?: AbortSignal): Promise<Credits> {
  return parseJson(http.get('/v1/credits', { signal }), Credits);
}

const CHANNEL = 'saathi_credits';

/** Has every balance that is on screen read again, in the shell, in this page and in other tabs: something was bought. */
export function announceCredits(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/**
 * What the person can still send, read when a screen appears, when somebody else is signed in, and when something was bought.
 * Nothing, and no call, with nobody signed in.
 */
export function useCredits(): Loaded<Credits | undefined> {
  const { http, session } = useHost();
  const person = session.current?.person?.id;
  const loaded = useLoaded(
    useCallback(
      async (signal: AbortSignal) => (person === undefined ? undefined : fetchCredits(http, signal)),
      [http, person],
    ),
  );
  const { reload } = loaded;
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = reload;
    return () => channel.close();
  }, [reload]);
  return loaded;
}
