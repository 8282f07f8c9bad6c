import { type Http, parseJson } from 'contracts/http';
import { Transparency } from 'contracts/transparency';

/** The counts of each month, newest first: `GET /v1/transparency`. Throws a ProblemError. */
export function fetchTransparency(http: Http, signal: AbortSignal): Promise<Transparency> {
  return parseJson(http.get('/v1/transparency', { signal }), Transparency);
}
