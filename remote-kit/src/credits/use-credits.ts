import { useHost } from 'contracts';
import { Credits } from 'contracts/credits';
import { type Http, parseJson } from 'contracts/http';
import { useCallback } from 'react';
import { type Loaded, useLoaded } from '../loading/use-loaded.ts';

/** What the person can still send (docs/product/credits.md, Refresh). Throws a ProblemError. */
export function fetchCredits(http: Http, signal?: AbortSignal): Promise<Credits> {
  return parseJson(http.get('/v1/credits', { signal }), Credits);
}

/**
 * What the person can still send, read when a screen appears and again when somebody else is signed in. Nothing, and no call, with
 * nobody signed in.
 */
export function useCredits(): Loaded<Credits | undefined> {
  const { http, session } = useHost();
  const person = session.current?.person?.id;
  return useLoaded(
    useCallback(
      async (signal: AbortSignal) => (person === undefined ? undefined : fetchCredits(http, signal)),
      [http, person],
    ),
  );
}
