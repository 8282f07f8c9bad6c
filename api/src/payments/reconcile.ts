import type { Deps } from '../deps.ts';
import { policy } from '../policy/policy.ts';
import { describeError } from '../server/log/describe-error.ts';
import { isPassing, isProviderError, type PaymentProvider } from './provider.ts';
import { checkSooner, claimDueOrder, closeOrder, deleteOldEvents, type Order } from './queries.ts';
import { captured, settle } from './settle.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const AT_ONCE = 500;

type Parts = Pick<Deps, 'sql' | 'clock' | 'log' | 'settings'> & { payments: PaymentProvider };

/** What one reconciliation did, in numbers. */
export interface Reconciled {
  asked: number;
  granted: number;
  expired: number;
}

/**
 * Asks the provider what became of the open orders whose turn it is, grants what was paid, and gives up those that are too old
 * (docs/product/payments.md, Reconciliation). While the provider does not answer, their turn stays. Safe in several processes at once.
 */
export async function reconcile(parts: Parts): Promise<Reconciled> {
  const { sql, clock, log, payments } = parts;
  const done: Reconciled = { asked: 0, granted: 0, expired: 0 };
  const leastMs = policy.payments.check_after_minutes * MINUTE_MS;
  await deleteOldEvents(sql, new Date(clock().getTime() - policy.payments.webhook_hours * 2 * HOUR_MS));
  while (done.asked < AT_ONCE) {
    const order = await claimDueOrder(sql, payments.name, clock(), leastMs);
    if (!order) break;
    try {
      await ask(parts, order, done);
    } catch (error) {
      log.error({ order: order.id, error: describeError(error) }, 'order not reconciled');
      if (isProviderError(error) && isPassing(error)) {
        await checkSooner(sql, order.id, clock());
        break;
      }
    }
  }
  return done;
}

async function ask(parts: Parts, order: Order, done: Reconciled): Promise<void> {
  const { sql, clock, payments, settings } = parts;
  done.asked += 1;
  const tries = order.providerOrderId ? await payments.fetchOrderPayments(order.providerOrderId) : [];
  let paid = false;
  for (const one of tries) {
    const payment = await captured(payments, order, one);
    if (!payment) continue;
    paid = true;
    if (await settle(sql, order, payment, { at: clock(), seller: settings.seller })) done.granted += 1;
  }
  const ageMs = clock().getTime() - order.createdAt.getTime();
  if (paid || ageMs < policy.payments.expire_after_hours * HOUR_MS) return;
  await closeOrder(sql, order.id, 'expired');
  done.expired += 1;
}
