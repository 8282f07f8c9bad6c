import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { reconcileRefunds } from '../refunds/reconcile-refunds.ts';
import { reconcileSubscriptions } from '../subscriptions/reconcile-subscriptions.ts';
import { reconcile } from './reconcile.ts';

const QUEUE = 'payments';
const EVERY_FEW_MINUTES = '*/5 * * * *';

/** Starts the recurring reconciliation, and once at the start. Its jobs carry nothing and leave numbers. */
export async function startReconciling(
  jobs: Jobs,
  { sql, clock, log, settings, payments }: Pick<Deps, 'sql' | 'clock' | 'log' | 'settings' | 'payments'>,
): Promise<void> {
  if (!payments) return jobs.unschedule(QUEUE);
  await jobs.send(QUEUE, {});
  await jobs.work(QUEUE, { pollingIntervalSeconds: 30 }, async () => {
    const parts = { sql, clock, log, settings, payments };
    const orders = await reconcile(parts);
    const refunds = await reconcileRefunds(parts);
    const reconciled = { ...orders, refunds, subscriptions: await reconcileSubscriptions(parts) };
    log.info(reconciled, 'payments reconciled');
    return reconciled;
  });
  await jobs.schedule(QUEUE, EVERY_FEW_MINUTES);
}
