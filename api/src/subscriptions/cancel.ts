import type { Deps } from '../deps.ts';
import { isProviderError } from '../payments/provider.ts';
import { describeError } from '../server/log/describe-error.ts';
import { problem } from '../server/problem/problem.ts';
import { renews } from './membership.ts';
import { findRunning, wishCancelled } from './queries.ts';
import { syncSubscription } from './sync.ts';

type Parts = Pick<Deps, 'sql' | 'clock' | 'log' | 'settings' | 'payments'>;

/**
 * Ends the renewal of a person's subscription: the wish is kept first and told the provider then, by reconciliation if it does not
 * answer now (docs/product/subscriptions.md, Cancelling). Sent again it changes nothing. Throws 404 `no_subscription`.
 */
export async function cancelSubscription(parts: Parts, userId: string): Promise<void> {
  const { sql, clock, log, payments } = parts;
  const running = await findRunning(sql, userId, clock());
  if (!running)
    throw problem(404, 'no_subscription', 'You have no subscription that renews. Nothing is charged.');
  if (!renews(running)) return;
  await wishCancelled(sql, running.id, clock());
  if (payments?.name !== running.provider) return;
  try {
    await syncSubscription({ ...parts, payments }, { ...running, cancelledAt: clock() });
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.error(
      { subscription: running.id, error: describeError(error) },
      'provider not told of the cancellation',
    );
  }
}
