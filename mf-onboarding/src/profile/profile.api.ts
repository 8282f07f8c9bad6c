import { type Http, parseJson } from 'contracts/http';
import { TraitsReport } from 'contracts/personality';
import { isProblemError } from 'contracts/problem';

/** The person's type and numbers, or null before the test. Throws a ProblemError. */
export async function fetchTraits(http: Http, signal: AbortSignal): Promise<TraitsReport | null> {
  try {
    return await parseJson(http.get('/v1/traits', { signal }), TraitsReport);
  } catch (error) {
    if (isProblemError(error) && error.status === 404) return null;
    throw error;
  }
}
