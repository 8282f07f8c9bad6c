import type { Deps } from '../deps.ts';
import { isProviderError } from '../payments/provider.ts';
import { mayCheck } from '../payments/refusal.ts';
import { describeError } from '../server/log/describe-error.ts';
import { findAwaited } from './queries.ts';
import { syncSubscription } from './sync.ts';

type Parts = Pick<Deps, 'sql' | 'clock' | 'log' | 'settings' | 'payments'>;

/**
 * Asks the provider about what a person may just have paid: whoever comes back from its page is often faster than its webhook. Where it
 * does not answer, or was asked often in this minute, things stand as they are known (docs/product/subscriptions.md, Charges).
 */
export async function lookAgain(parts: Parts, userId: string): Promise<void> {
  const { sql, log, payments } = parts;
  const awaited = payments && (await findAwaited(sql, userId, payments.name));
  if (!(awaited && (await mayCheck(sql, userId)))) return;
  try {
    await syncSubscription({ ...parts, payments }, awaited);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.error({ subscription: awaited.id, error: describeError(error) }, 'subscription not looked at again');
  }
}
