import * as z from 'zod/mini';
import { oneLine } from './one-line.ts';

const LONGEST_NAME = 100;

/**
 * Who an invoice is made out to, as the payment modal asks (docs/product/invoices.md, Recipient). In India name and State are
 * needed; elsewhere a name is enough, and the rest is not looked at.
 */
export const InvoiceRecipient = z.object({
  name: z
    .string()
    .check(
      z.overwrite(oneLine),
      z.minLength(1, 'Please enter the name for your invoice.'),
      z.maxLength(LONGEST_NAME, 'The name for your invoice is too long. Please shorten it a little.'),
    ),
  /** The State's GST code, one of `indianStates`. */
  state_code: z.optional(z.string().check(z.regex(/^\d\d$/, 'Please choose your State.'))),
  /** The GST number of a business that buys. */
  gstin: z.optional(
    z.string().check(
      z.overwrite((typed) => typed.trim().toUpperCase()),
      z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'This GSTIN is not one. Please check it.'),
    ),
  ),
});
export type InvoiceRecipient = z.infer<typeof InvoiceRecipient>;

/** Why a purchase cannot be refunded (docs/product/refunds.md, Who gets money back). */
export const RefundRefusal = z.enum(['not_first', 'too_late', 'used', 'renewal']);
export type RefundRefusal = z.infer<typeof RefundRefusal>;

/**
 * How a purchase stands with its refund: it can be had `until` (ISO 8601); it cannot, with the words that say why; it is on its
 * way; or the money was paid back `at`.
 */
export const RefundStanding = z.discriminatedUnion('state', [
  z.object({ state: z.literal('possible'), until: z.string() }),
  z.object({ state: z.literal('not_possible'), reason: RefundRefusal, message: z.string() }),
  z.object({ state: z.literal('pending'), message: z.string() }),
  z.object({ state: z.literal('processed'), at: z.string(), message: z.string() }),
]);
export type RefundStanding = z.infer<typeof RefundStanding>;

/** An invoice, or a credit note that takes one back. Money in the currency's smallest unit (paise). */
export const Invoice = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  /** At most 16 characters, without gaps in its series and financial year. `GET /v1/invoices/{number}` is its PDF. */
  number: z.string(),
  /** YYYY-MM-DD, India's day. */
  date: z.string(),
  /** What was bought, in words. */
  item: z.string(),
  taxable: z.int(),
  tax: z.int(),
  total: z.int(),
  currency: z.string(),
  /** The invoice that a credit note takes back; null for an invoice. */
  corrects: z.nullable(z.string()),
  /** Null for a credit note. */
  refund: z.nullable(RefundStanding),
});
export type Invoice = z.infer<typeof Invoice>;

/** `GET /v1/invoices`: this person's invoices and credit notes, the newest first. */
export const InvoiceList = z.object({ invoices: z.array(Invoice) });
export type InvoiceList = z.infer<typeof InvoiceList>;
