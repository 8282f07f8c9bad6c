import * as z from 'zod';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { Recipient } from './recipient.ts';
import { Seller } from './seller.ts';

/** An invoice or a credit note as it is kept. Money in the currency's smallest unit. */
const Row = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  /** Null once the account is deleted, and the payment's id with it. */
  userId: z.string().nullable(),
  paymentId: z.string().nullable(),
  provider: z.string(),
  corrects: z.string().nullable(),
  renewal: z.boolean(),
  /** YYYY-MM-DD, India's. */
  dated: z.string(),
  issuedAt: z.date(),
  seller: Seller,
  recipient: Recipient,
  item: z.string(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
  taxPercent: z.number(),
  currency: z.string(),
});
export type StoredInvoice = z.infer<typeof Row>;

const columns = (sql: SqlOrTransaction) => sql`
  number, kind, user_id AS "userId", provider_payment_id AS "paymentId", provider, corrects, renewal, dated::text AS dated,
  issued_at AS "issuedAt", seller, recipient, item, taxable, cgst, sgst, igst, total, tax_percent AS "taxPercent", currency`;

/**
 * The next serial of a series in a financial year, from 1 on. Its row stays locked until the transaction ends, and a transaction that
 * comes to nothing gives its serial back.
 */
export async function nextSerial(sql: SqlOrTransaction, series: string, year: number): Promise<number> {
  const [row] = await sql<[{ last: number }]>`
    INSERT INTO invoice_series AS known (series, year, last) VALUES (${series}, ${year}, 1)
    ON CONFLICT (series, year) DO UPDATE SET last = known.last + 1 RETURNING last`;
  return row.last;
}

export async function insertInvoice(
  sql: SqlOrTransaction,
  paper: StoredInvoice,
  keptUntil: string,
): Promise<void> {
  await sql`
    INSERT INTO invoices (
      number, kind, user_id, provider_payment_id, provider, corrects, renewal, dated, issued_at, seller, recipient, item,
      taxable, cgst, sgst, igst, total, tax_percent, currency, kept_until
    ) VALUES (
      ${paper.number}, ${paper.kind}, ${paper.userId}, ${paper.paymentId}, ${paper.provider}, ${paper.corrects}, ${paper.renewal},
      ${paper.dated}, ${paper.issuedAt}, ${sql.json(paper.seller)}, ${sql.json(paper.recipient)}, ${paper.item},
      ${paper.taxable}, ${paper.cgst}, ${paper.sgst}, ${paper.igst}, ${paper.total}, ${paper.taxPercent}, ${paper.currency}, ${keptUntil}
    )`;
}

/** A person's invoices and credit notes, the newest first. */
export async function listInvoices(sql: SqlOrTransaction, userId: string): Promise<StoredInvoice[]> {
  const rows = await sql`
    SELECT ${columns(sql)} FROM invoices WHERE user_id = ${userId} ORDER BY issued_at DESC, number DESC`;
  return rows.map((row) => Row.parse(row));
}

/** One of a person's; undefined when there is none of that number or it is somebody else's. */
export async function findInvoice(
  sql: SqlOrTransaction,
  userId: string,
  number: string,
): Promise<StoredInvoice | undefined> {
  const [row] = await sql`
    SELECT ${columns(sql)} FROM invoices WHERE number = ${number} AND user_id = ${userId}`;
  return row && Row.parse(row);
}

/** The invoice of a provider's payment. */
export async function findInvoiceOf(
  sql: SqlOrTransaction,
  provider: string,
  paymentId: string,
): Promise<StoredInvoice | undefined> {
  const [row] = await sql`
    SELECT ${columns(sql)} FROM invoices
    WHERE provider = ${provider} AND provider_payment_id = ${paymentId} AND kind = 'invoice'`;
  return row && Row.parse(row);
}

/** The numbers of at most `most` invoices and credit notes whose mail is still to be stored, the longest waiting first. */
export async function listUnmailed(sql: SqlOrTransaction, most: number): Promise<string[]> {
  const rows = await sql<{ number: string }[]>`
    SELECT number FROM invoices WHERE mailed_at IS NULL AND user_id IS NOT NULL ORDER BY issued_at LIMIT ${most}`;
  return rows.map(({ number }) => number);
}

/**
 * Takes one whose mail is still to be stored, with its person's address; nobody else has it until the transaction ends. Undefined
 * when somebody has it (SKIP LOCKED) or had it, and when the account is deleted: then nobody gets that mail.
 */
export async function claimUnmailed(
  sql: SqlOrTransaction,
  number: string,
): Promise<{ paper: StoredInvoice; email: string } | undefined> {
  const [row] = await sql<{ email: string }[]>`
    SELECT ${columns(sql)}, (SELECT email FROM auth_user WHERE id = user_id) AS email FROM invoices
    WHERE number = ${number} AND mailed_at IS NULL AND user_id IS NOT NULL FOR UPDATE SKIP LOCKED`;
  return row && { paper: Row.parse(row), email: row.email };
}

export async function noteMailed(sql: SqlOrTransaction, number: string, at: Date): Promise<void> {
  await sql`UPDATE invoices SET mailed_at = ${at} WHERE number = ${number}`;
}

/** Forgets whose they are, because the account is deleted; what the law asks for stays. */
export async function unlinkInvoices(sql: SqlOrTransaction, userId: string): Promise<void> {
  await sql`UPDATE invoices SET user_id = NULL, provider_payment_id = NULL WHERE user_id = ${userId}`;
}

/** Removes what need not be kept any longer. */
export async function deleteOldInvoices(sql: SqlOrTransaction, at: Date): Promise<void> {
  // Credit notes are dated later than their invoices, and never go before them.
  await sql`
    DELETE FROM invoices AS old WHERE kept_until < ${at}::date AND NOT EXISTS (
      SELECT FROM invoices AS note WHERE note.corrects = old.number AND note.kept_until >= ${at}::date)`;
}
