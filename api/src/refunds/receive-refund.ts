import type { Deps } from '../deps.ts';
import { findInvoiceOf } from '../invoices/queries.ts';
import type { PaymentProvider, ProviderRefund } from '../payments/provider.ts';
import { beginRefund, nextCheck } from './begin.ts';
import { findRefund, findRefundOf, lockInvoice, noteRefund } from './queries.ts';

const DAY_MS = 86_400_000;

type Parts = Pick<Deps, 'sql' | 'clock' | 'log'> & { payments: PaymentProvider };

/**
 * Follows what a webhook tells of a refund. It may come late and out of order, so the provider is asked what is so now. A whole
 * payment that the operator paid back at the provider's own desk is taken back here, too; a part of one is only logged
 * (docs/product/refunds.md, What the provider tells).
 */
export async function receiveRefund(parts: Parts, told: ProviderRefund): Promise<void> {
  const { sql, clock, payments, log } = parts;
  const now = (await payments.fetchRefunds(told.paymentId)).find(({ id }) => id === told.id);
  if (!now) return log.warn({}, 'webhook about an unknown refund');
  const ours = (await findRefundOf(sql, payments.name, now.paymentId)) ?? (await followDesk(parts, now));
  if (!ours) return;
  const present = ours.providerRefundId === null || ours.providerRefundId === now.id;
  const whole = now.amount === ours.amount;
  if (!whole || !(present || now.status === 'processed')) return;
  // A failed attempt was noted, and its id forgotten, when the provider answered; hearing of it again begins no further one.
  if (ours.state === 'failed' && now.status === 'failed') return;
  const at = clock();
  const nextCheckAt = now.status === 'failed' ? new Date(at.getTime() + DAY_MS) : nextCheck(at);
  await noteRefund(sql, ours, { id: now.id, state: now.status }, { at, nextCheckAt });
}

/** Begins the refund that the operator made without us. */
async function followDesk({ sql, clock, payments, log }: Parts, now: ProviderRefund) {
  const invoice = await findInvoiceOf(sql, payments.name, now.paymentId);
  if (!invoice) return log.warn({}, 'refund of a payment without an invoice');
  if (now.amount !== invoice.total) {
    return log.error(
      { invoice: invoice.number },
      'a part of a payment was refunded: its credit note is to be written by hand',
    );
  }
  if (now.status === 'failed') return undefined;
  return sql.begin(async (tx) => {
    await lockInvoice(tx, invoice.number);
    if (!(await findRefund(tx, invoice.number))) await beginRefund(tx, invoice, clock());
    return findRefund(tx, invoice.number);
  });
}
