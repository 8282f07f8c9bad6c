import { isPassing, isProviderError } from '../payments/provider.ts';
import { policy } from '../policy/policy.ts';
import { describeError } from '../server/log/describe-error.ts';
import { checkSooner, claimDue, deleteEnding, listEndings } from './queries.ts';
import { cancelAtProvider, type SyncParts, syncSubscription } from './sync.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const AT_ONCE = 200;

/**
 * Asks the provider about the subscriptions whose turn it is, tells it of the wishes to cancel that it has not heard, and ends what
 * deleted accounts left (docs/product/subscriptions.md, Charges). Returns how many it asked about. While the provider does not answer,
 * their turn stays. Safe in several processes at once.
 */
export async function reconcileSubscriptions(parts: SyncParts): Promise<number> {
  await endLeft(parts);
  const { sql, clock, log, payments } = parts;
  for (let asked = 0; asked < AT_ONCE; asked += 1) {
    const leastMs = policy.payments.check_after_minutes * MINUTE_MS;
    const unpaidBefore = new Date(clock().getTime() - policy.payments.expire_after_hours * HOUR_MS);
    const due = await claimDue(sql, payments.name, clock(), { leastMs, unpaidBefore });
    if (!due) return asked;
    try {
      await syncSubscription(parts, due);
    } catch (error) {
      log.error({ subscription: due.id, error: describeError(error) }, 'subscription not reconciled');
      if (!isProviderError(error) || !isPassing(error)) continue;
      await checkSooner(sql, due.id, clock());
      return asked + 1;
    }
  }
  return AT_ONCE;
}

async function endLeft({ sql, payments, log }: SyncParts): Promise<void> {
  for (const id of await listEndings(sql, payments.name, AT_ONCE)) {
    try {
      await cancelAtProvider(payments, id, 'now');
      await deleteEnding(sql, payments.name, id);
    } catch (error) {
      log.error({ error: describeError(error) }, 'subscription of a deleted account not ended');
    }
  }
}
