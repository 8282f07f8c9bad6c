import { useHost } from 'contracts';
import { Credits } from 'contracts/credits';
import { type Http, parseJson } from 'contracts/http';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { type Loaded, useLoaded } from '../loading/use-loaded.ts';
import { hearNews, tellNews } from './news.ts';
import { readAgain } from './read-again.ts';

/** What the person can still send (docs/product/credits.md, Refresh). Throws a ProblemError. */
export function fetchCredits(http: Http, signal?: AbortSignal): Promise<Credits> {
  return parseJson(http.get('/v1/credits', { signal }), Credits);
}

/** Reads it and has every part of the page show it: something was bought, or paid back. Throws a ProblemError. */
export async function renewCredits(http: Http): Promise<Credits> {
  const credits = await fetchCredits(http);
  tellNews(credits);
  return credits;
}

/**
 * What the person can still send: read when a screen appears, when somebody else is signed in, and every five seconds while the page
 * is looked at. What one part of the page reads or is told (`set`), every other shows too. Nothing, and no call, with nobody signed in.
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
  const show = useEffectEvent((credits: Credits) => {
    if (JSON.stringify(credits) !== JSON.stringify(loaded.data)) loaded.set(credits);
  });

  useEffect(() => {
    if (person === undefined) return;
    const stop = new AbortController();
    const read = () => {
      tellNews(undefined);
      return fetchCredits(http, stop.signal);
    };
    const again = readAgain(read, tellNews, stop.signal);
    hearNews((credits) => {
      if (credits) show(credits);
      again.wait();
    }, stop.signal);
    return () => stop.abort();
  }, [http, person]);

  return { ...loaded, set: tellNews };
}
