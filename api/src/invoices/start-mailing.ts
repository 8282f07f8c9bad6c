import type { Deps } from '../deps.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mailInvoices } from './mail-invoices.ts';

const QUEUE = 'invoice-mails';
const EVERY_MINUTE = '* * * * *';

/** Starts the recurring mailing of invoices, and once at the start. Its jobs carry nothing and leave a number. */
export async function startMailingInvoices(
  jobs: Jobs,
  deps: Pick<Deps, 'sql' | 'clock' | 'log' | 'settings' | 'mail'>,
): Promise<void> {
  await jobs.send(QUEUE, {});
  await jobs.work(QUEUE, { pollingIntervalSeconds: 10 }, async () => {
    const stored = await mailInvoices(deps);
    if (stored > 0) deps.log.info({ stored }, 'invoices mailed');
    return { stored };
  });
  await jobs.schedule(QUEUE, EVERY_MINUTE);
}
