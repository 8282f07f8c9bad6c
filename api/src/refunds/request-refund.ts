import type { RefundAnswer } from 'contracts/refunds';
import type { Deps } from '../deps.ts';
import { findInvoice, listInvoices, type StoredInvoice } from '../invoices/queries.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Sql, SqlOrTransaction } from '../server/database/connect.ts';
import { problem } from '../server/problem/problem.ts';
import { beginRefund } from './begin.ts';
import { payBack } from './pay-back.ts';
import { countChats, findRefund, lockInvoice, type Refund } from './queries.ts';
import { refusalOf, refusalWords } from './refusal.ts';
import { standingOf } from './standing.ts';

type Parts = Pick<Deps, 'sql' | 'clock' | 'log'> & { payments: PaymentProvider };

/**
 * Pays a person's purchase back if the rule says so, once however often it is asked (docs/product/refunds.md, Asking). Throws 404
 * `unknown_invoice`, and 409 with the RefundRefusal as its code.
 */
export async function requestRefund(parts: Parts, userId: string, number: string): Promise<RefundAnswer> {
  const { sql, clock } = parts;
  const invoice = await findInvoice(sql, userId, number);
  if (invoice?.kind !== 'invoice') {
    throw problem(404, 'unknown_invoice', 'There is no such invoice of yours. Nothing was refunded.');
  }
  const begun = await begin(sql, invoice, userId, clock());
  if (begun) await payBack(parts, begun);
  const refund = await findRefund(sql, number);
  if (!refund) throw new Error('The refund that was just stored is gone.');
  return { credit_note: refund.creditNote, refund: standingOf(refund) };
}

/** The refund when this call began it. */
async function begin(
  sql: Sql,
  invoice: StoredInvoice,
  userId: string,
  at: Date,
): Promise<Refund | undefined> {
  return sql.begin(async (tx) => {
    await lockInvoice(tx, invoice.number);
    if (await findRefund(tx, invoice.number)) return undefined;
    await checkRule(tx, invoice, userId, at);
    await beginRefund(tx, invoice, at);
    return findRefund(tx, invoice.number);
  });
}

async function checkRule(
  sql: SqlOrTransaction,
  invoice: StoredInvoice,
  userId: string,
  at: Date,
): Promise<void> {
  const bought = (await listInvoices(sql, userId)).filter(({ kind }) => kind === 'invoice');
  const { issuedAt: boughtAt, renewal } = invoice;
  const first = bought.at(-1)?.number === invoice.number;
  const chats = await countChats(sql, userId, boughtAt);
  const refusal = refusalOf({ first, renewal, boughtAt, chats }, at);
  if (refusal) throw problem(409, refusal, `${refusalWords(refusal)} Nothing was refunded.`);
}
