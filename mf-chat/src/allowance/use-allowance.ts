import { useHost } from 'contracts';
import type { Credits } from 'contracts/credits';
import type { Policy } from 'contracts/policy';
import { useState } from 'react';
import { type Allowance, allowanceOf } from 'remote-kit/allowance';
import { renewCredits, useCredits } from 'remote-kit/use-credits';
import { usePolicy } from 'remote-kit/use-policy';

export interface AllowanceState {
  credits: Credits | undefined;
  policy: Policy | undefined;
  /** Undefined until both are known, or when they can't be had: the server decides anyway. */
  allowance: Allowance | undefined;
  refreshing: boolean;
  /** Reads the balance again; says so when it could not. */
  refresh(): Promise<void>;
  /** Reads the balance again, without a word when it can't be had. */
  look(): void;
  /** A newer balance, such as the one a reply ended with. */
  setCredits(credits: Credits): void;
}

/** What the person can still send, and the numbers it is judged by. */
export function useAllowance(): AllowanceState {
  const { http, toasts } = useHost();
  const { data: policy } = usePolicy();
  const { data: credits, set } = useCredits();
  const [refreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    try {
      await renewCredits(http);
    } catch {
      toasts.show({ tone: 'error', text: 'Failed to refresh plan.' });
    } finally {
      setRefreshing(false);
    }
  }

  function look() {
    void renewCredits(http).catch(() => undefined);
  }

  const allowance = credits && policy ? allowanceOf(credits, policy) : undefined;
  return { credits, policy, allowance, refreshing, refresh, look, setCredits: set };
}
