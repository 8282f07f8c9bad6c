import type { Credits } from 'contracts/credits';
import { useCredits } from 'remote-kit/use-credits';

export type Plan = 'free' | 'pro';

/** Whether the person is a member (docs/product/credits.md, Subscriptions and credits); undefined while nobody knows. */
export function usePlan(): Plan | undefined {
  const { data } = useCredits();
  return data && planOf(data);
}

/**
 * Only a subscription makes a member; packs buy credits.
 * @internal
 */
export function planOf({ subscription }: Credits): Plan {
  return subscription ? 'pro' : 'free';
}
