import { type Http, parseJson } from 'contracts/http';
import { Traits } from 'contracts/personality';
import { isProblemError } from 'contracts/problem';

/** The person's type and numbers, or null before the test. Throws a ProblemError. */
export async function fetchTraits(http: Http, signal: AbortSignal): Promise<Traits | null> {
  try {
    return await parseJson(http.get('/v1/traits', { signal }), Traits);
  } catch (error) {
    if (isProblemError(error) && error.status === 404) return null;
    throw error;
  }
}
