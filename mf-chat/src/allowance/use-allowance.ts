import { useHost } from 'contracts';
import type { Credits } from 'contracts/credits';
import type { Policy } from 'contracts/policy';
import { useCallback, useState } from 'react';
import { useLoaded } from 'remote-kit/use-loaded';
import { fetchCredits, fetchPolicy } from './allowance.api.ts';
import { type Allowance, allowanceOf } from './allowance.ts';

export interface AllowanceState {
  credits: Credits | undefined;
  policy: Policy | undefined;
  /** Undefined until both are known, or when they can't be had: the server decides anyway. */
  allowance: Allowance | undefined;
  refreshing: boolean;
  /** Reads the balance again; says so when it could not (part 1 §8). */
  refresh(): Promise<void>;
  /** A newer balance, such as the one a reply ended with. */
  setCredits(credits: Credits): void;
}

/** What the person can still send, and the numbers it is judged by. */
export function useAllowance(): AllowanceState {
  const { http, toasts } = useHost();
  const { data: policy } = useLoaded(useCallback((signal: AbortSignal) => fetchPolicy(http, signal), [http]));
  const { data: credits, set } = useLoaded(
    useCallback((signal: AbortSignal) => fetchCredits(http, signal), [http]),
  );
  const [refreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    try {
      set(await fetchCredits(http));
    } catch {
      toasts.show({ tone: 'error', text: 'Failed to refresh plan.' });
    } finally {
      setRefreshing(false);
    }
  }

  const allowance = credits && policy ? allowanceOf(credits, policy) : undefined;
  return { credits, policy, allowance, refreshing, refresh, setCredits: set };
}
