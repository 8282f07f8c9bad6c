import { randomUUID } from 'node:crypto';
import { clawBack } from '../credits/queries.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import type { StoredInvoice } from '../invoices/queries.ts';
import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { endRefunded } from '../subscriptions/end-refunded.ts';
import { insertRefund } from './queries.ts';

const MINUTE_MS = 60_000;

/** When the provider is asked next about a refund. */
export function nextCheck(at: Date): Date {
  return new Date(at.getTime() + policy.payments.check_after_minutes * MINUTE_MS);
}

/**
 * Takes back what an invoice sold, issues its credit note and stores that the money is owed: one transaction of the caller's, which holds
 * the invoice's lock (docs/product/refunds.md, Paying back). From its commit on the money goes back, whatever dies.
 */
export async function beginRefund(sql: SqlOrTransaction, invoice: StoredInvoice, at: Date): Promise<void> {
  const { userId, paymentId, provider } = invoice;
  // Of a pack, even when it is spent: what is missing becomes a debt.
  if (userId !== null) await clawBack(sql, userId, `payment:${paymentId}`, at);
  if (paymentId !== null) await endRefunded(sql, { provider, paymentId }, at);
  const creditNote = await issueCreditNote(sql, invoice, at);
  await insertRefund(sql, invoice, { id: randomUUID(), creditNote, at, nextCheckAt: nextCheck(at) });
}
