import { useHost } from 'contracts';
import { type Http, parseJson } from 'contracts/http';
import { Journey } from 'contracts/people';
import { useCallback } from 'react';
import { type Loaded, useLoaded } from '../loading/use-loaded.ts';

/** Your Journey: how far the person has come, as the profile and the dashboard show it. */
export function useJourney(): Loaded<Journey> {
  const { http } = useHost();
  return useLoaded(useCallback((signal: AbortSignal) => fetchJourney(http, signal), [http]));
}

function fetchJourney(http: Http, signal: AbortSignal): Promise<Journey> {
  return parseJson(http.get('/v1/journey', { signal }), Journey);
}
