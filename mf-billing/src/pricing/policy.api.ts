import type { Http } from 'contracts/http';
import { parseJson } from 'contracts/http';
import { Policy } from 'contracts/policy';

/** The packs, their prices and every other number this page tells. Throws a ProblemError. */
export function fetchPolicy(http: Http): Promise<Policy> {
  return parseJson(http.get('/v1/policy'), Policy);
}
