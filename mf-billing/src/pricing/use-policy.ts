import { useHost } from 'contracts';
import type { Policy } from 'contracts/policy';
import { useEffect, useState } from 'react';
import { fetchPolicy } from './policy.api.ts';

export type PolicyState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; policy: Policy };

/** The policy, asked for when the page opens and again on `retry`. */
export function usePolicy(): PolicyState {
  const { http } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PolicyState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let here = true;
    const retry = () => setAttempt((n) => n + 1);
    setState({ status: 'loading' });
    fetchPolicy(http).then(
      (policy) => here && setState({ status: 'ready', policy }),
      (error: unknown) => here && setState({ status: 'failed', error, retry }),
    );
    return () => {
      here = false;
    };
  }, [http, attempt]);

  return state;
}
