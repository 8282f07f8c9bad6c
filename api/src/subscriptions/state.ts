import type { ProviderSubscription } from '../payments/subscription-provider.ts';

export type State = 'open' | 'active' | 'pending' | 'halted' | 'cancelled' | 'completed' | 'expired';

/** What is known of a subscription's course: its state, and how many charges there were when the provider told it. */
export interface Course {
  state: State;
  paidCount: number;
}

const order: State[] = ['open', 'active', 'pending', 'halted', 'cancelled', 'completed', 'expired'];

/** Whether no renewal comes any more. */
export const isOver = (state: State): boolean => order.indexOf(state) >= order.indexOf('cancelled');

/** What the provider's words mean here; one that the operator paused waits for its next charge. */
export function courseOf({ status, paidCount }: Pick<ProviderSubscription, 'status' | 'paidCount'>): Course {
  if (status === 'created' || status === 'authenticated') return { state: 'open', paidCount };
  return { state: status === 'paused' ? 'pending' : status, paidCount };
}

/**
 * The later of two courses, in whatever order they became known: over is over; otherwise the one with more charges, and of as
 * many the later state (docs/product/subscriptions.md, States).
 */
export function later(one: Course, other: Course): Course {
  const rank = ({ state, paidCount }: Course) => [Number(isOver(state)), paidCount, order.indexOf(state)];
  const [first, second] = [rank(one), rank(other)];
  const at = first.findIndex((value, index) => value !== second[index]);
  return at >= 0 && (first[at] ?? 0) > (second[at] ?? 0) ? one : other;
}

/** Until when its person has the plan: the end of what is paid, and `graceMs` longer while a renewal is to come. */
export function runsUntil(
  { state, paidUntil, cancelled }: { state: State; paidUntil: Date | null; cancelled: boolean },
  graceMs: number,
): Date | null {
  const awaited = !cancelled && (state === 'active' || state === 'pending');
  return paidUntil && (awaited ? new Date(paidUntil.getTime() + graceMs) : paidUntil);
}
