import { useHost } from 'contracts';
import type { Credits } from 'contracts/credits';
import { useCallback } from 'react';
import { useLoaded } from 'remote-kit/use-loaded';
import { fetchCredits } from './profile.api.ts';

export type Plan = 'free' | 'pro';

/** Whether the person is a member (docs/product/credits.md); undefined while nobody knows. */
export function usePlan(): Plan | undefined {
  const { http } = useHost();
  const { data } = useLoaded(useCallback((signal: AbortSignal) => fetchCredits(http, signal), [http]));
  return data && planOf(data);
}

/** Only a subscription makes a member; packs buy credits. */
export function planOf({ subscription }: Credits): Plan {
  return subscription ? 'pro' : 'free';
}
