import { Credits } from 'contracts/credits';
import { type Http, parseJson } from 'contracts/http';
import { Policy } from 'contracts/policy';

export function fetchCredits(http: Http, signal?: AbortSignal): Promise<Credits> {
  return parseJson(http.get('/v1/credits', { signal }), Credits);
}

export function fetchPolicy(http: Http, signal?: AbortSignal): Promise<Policy> {
  return parseJson(http.get('/v1/policy', { signal }), Policy);
}
