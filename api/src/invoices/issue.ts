import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { indianDate, keptUntil, yearLabel } from './financial-year.ts';
import { insertInvoice, nextSerial, type StoredInvoice } from './queries.ts';
import type { Recipient } from './recipient.ts';
import { type Seller, stateOf } from './seller.ts';
import { type Charge, splitTax } from './split-tax.ts';

/** The prefixes of the numbers, one for each series. */
const SERIES = { invoice: 'SI', credit_note: 'SC' } as const;
const DIGITS = 7;

/** What an invoice is for. Money in the currency's smallest unit. */
export interface Sale extends Charge {
  userId: string;
  seller: Seller;
  recipient: Recipient;
  /** What was bought, in words. */
  item: string;
  currency: string;
  provider: string;
  /** The provider's id of the payment. */
  paymentId: string;
  /** Whether it renews a subscription. */
  renewal: boolean;
  at: Date;
}

/**
 * Issues the invoice of a payment and returns its number, gapless within the Indian financial year
 * (docs/product/invoices.md, Numbers). Call it in the transaction that grants, as its last statement but for the commit: until
 * that ends, nobody else is given a number. A second one for the same payment breaks the transaction.
 */
export async function issueInvoice(sql: SqlOrTransaction, sale: Sale): Promise<string> {
  const { seller, recipient, at } = sale;
  const supply = {
    sellerState: stateOf(seller),
    state: recipient.state_code,
    country: recipient.country,
    lut: seller.lut !== null,
  };
  const split = splitTax(sale, supply, policy.gst_percent);
  const { userId, item, currency, provider, paymentId, renewal } = sale;
  const about = { userId, seller, recipient, item, currency, provider, paymentId, renewal };
  return issue(
    sql,
    { ...about, ...split, kind: 'invoice', corrects: null, taxPercent: policy.gst_percent },
    at,
  );
}

/** Issues the credit note that takes back an invoice, all of it, and returns its number; else as issueInvoice. */
export async function issueCreditNote(
  sql: SqlOrTransaction,
  invoice: StoredInvoice,
  at: Date,
): Promise<string> {
  return issue(sql, { ...invoice, kind: 'credit_note', corrects: invoice.number }, at);
}

type Unnumbered = Omit<StoredInvoice, 'number' | 'dated' | 'issuedAt'>;

async function issue(sql: SqlOrTransaction, paper: Unnumbered, at: Date): Promise<string> {
  const { date, year } = indianDate(at);
  const series = SERIES[paper.kind];
  const serial = String(await nextSerial(sql, series, year)).padStart(DIGITS, '0');
  const number = `${series}-${yearLabel(year)}-${serial}`;
  const kept = keptUntil(year, policy.retention_years.invoices);
  await insertInvoice(sql, { ...paper, number, dated: date, issuedAt: at }, kept);
  return number;
}
