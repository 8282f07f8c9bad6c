import { useHost } from 'contracts';
import { type Http, parseJson } from 'contracts/http';
import { Policy } from 'contracts/policy';
import { useCallback } from 'react';
import { type Loaded, useLoaded } from '../loading/use-loaded.ts';

interface Kept {
  answer: Promise<Policy>;
  policy: Policy | undefined;
}

const kept = new WeakMap<Http, Kept>();

/**
 * Every number the product decides: `GET /v1/policy`, asked for once and kept for as long as the page is open. A failure is not
 * kept, so the next call asks again. Throws a ProblemError.
 */
export function fetchPolicy(http: Http): Promise<Policy> {
  const known = kept.get(http);
  if (known) return known.answer;
  const asked: Kept = { answer: parseJson(http.get('/v1/policy'), Policy), policy: undefined };
  kept.set(http, asked);
  asked.answer.then(
    (policy) => {
      asked.policy = policy;
    },
    () => kept.delete(http),
  );
  return asked.answer;
}

/**
 * The policy. A screen waits for it only where it shows its numbers; a form checks what it can meanwhile, since the server checks
 * everything again. What is known already is there on the first render.
 */
export function usePolicy(): Loaded<Policy> {
  const { http } = useHost();
  return useLoaded(
    useCallback(() => fetchPolicy(http), [http]),
    kept.get(http)?.policy,
  );
}
