import { Credits } from 'contracts/credits';
import { type Http, parseJson } from 'contracts/http';
import { Journey } from 'contracts/people';
import { Traits } from 'contracts/personality';
import { isProblemError } from 'contracts/problem';

/** How far the person has come. Throws a ProblemError. */
export function fetchJourney(http: Http, signal: AbortSignal): Promise<Journey> {
  return parseJson(http.get('/v1/journey', { signal }), Journey);
}

/** What the person can still send, and on which plan. Throws a ProblemError. */
export function fetchCredits(http: Http, signal: AbortSignal): Promise<Credits> {
  return parseJson(http.get('/v1/credits', { signal }), Credits);
}

/** The person's type and numbers, or null before the test. Throws a ProblemError. */
export async function fetchTraits(http: Http, signal: AbortSignal): Promise<Traits | null> {
  try {
    return await parseJson(http.get('/v1/traits', { signal }), Traits);
  } catch (error) {
    if (isProblemError(error) && error.status === 404) return null;
    throw error;
  }
}
