import { type Http, parseJson } from 'contracts/http';
import { Policy } from 'contracts/policy';

/** The numbers the product decides, such as how long a chat stays. Throws a ProblemError. */
export function fetchPolicy(http: Http, signal: AbortSignal): Promise<Policy> {
  return parseJson(http.get('/v1/policy', { signal }), Policy);
}
