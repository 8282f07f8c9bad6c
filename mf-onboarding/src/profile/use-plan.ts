import { useHost } from 'contracts';
import { useCallback } from 'react';
import { useLoaded } from 'remote-kit/use-loaded';
import { fetchCredits } from './profile.api.ts';

export type Plan = 'free' | 'pro';

/** Whether the person is on the free plan, or on one they paid for (part 1 §4); undefined while nobody knows. */
export function usePlan(): Plan | undefined {
  const { http } = useHost();
  const { data } = useLoaded(useCallback((signal: AbortSignal) => fetchCredits(http, signal), [http]));
  if (!data) return undefined;
  return data.plan === 'free' ? 'free' : 'pro';
}
