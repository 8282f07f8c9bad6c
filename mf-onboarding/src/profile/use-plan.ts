import { useCredits } from 'remote-kit/use-credits';

export type Plan = 'free' | 'pro';

/** Whether the person is on the free plan, or on one they paid for (part 1 §4); undefined while nobody knows. */
export function usePlan(): Plan | undefined {
  const { data } = useCredits();
  if (!data) return undefined;
  return data.plan === 'free' ? 'free' : 'pro';
}
