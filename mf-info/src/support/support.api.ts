import type { Http } from 'contracts/http';
import { parseJson } from 'contracts/http';
import { Policy } from 'contracts/policy';

/** Where support is reached. Throws a ProblemError. */
export async function fetchSupportEmail(http: Http): Promise<string> {
  const policy = await parseJson(http.get('/v1/policy'), Policy);
  return policy.support_email;
}
