import { indianStates } from 'contracts/indian-states';
import type { InvoiceRecipient } from 'contracts/invoices';
import * as z from 'zod';
import { problem } from '../server/problem/problem.ts';
import { isGstin } from './gstin.ts';

/** Who an invoice is made out to, as it is kept. */
export const Recipient = z.object({
  name: z.string(),
  /** ISO 3166, two letters. */
  country: z.string(),
  /** The GST code of a State of India; null elsewhere, and for an order from before it was asked for. */
  state_code: z.string().nullable(),
  gstin: z.string().nullable(),
});
export type Recipient = z.infer<typeof Recipient>;

// What the fonts of the PDF hold (docs/product/invoices.md, PDF).
const PRINTABLE = /^(?:[ -~\u00a0-\u017f\u0900-\u097f\u2013\u2014\u2018\u2019\u201c\u201d]|\u200c|\u200d)+$/;

/**
 * The recipient of an invoice from what a buyer gave and the country of their profile. Throws 400 `recipient_needed`,
 * `unknown_state`, `bad_gstin`, `gstin_state` and `unprintable_name` (docs/product/invoices.md, Recipient).
 */
export function recipientOf(
  given: InvoiceRecipient | undefined,
  country: string,
  fallbackName: string,
): Recipient {
  const name = (given?.name ?? fallbackName).normalize('NFC');
  if (country !== 'IN') {
    return { name: PRINTABLE.test(name) ? name : '', country, state_code: null, gstin: null };
  }
  const { state_code, gstin = null } = given ?? {};
  if (state_code === undefined) {
    throw refuse('recipient_needed', 'Please enter the name and the State for your invoice');
  }
  if (!PRINTABLE.test(name)) {
    throw refuse('unprintable_name', 'Please write the name for your invoice in Latin or Devanagari letters');
  }
  if (!indianStates.some(({ code }) => code === state_code)) {
    throw refuse('unknown_state', 'Please choose your State');
  }
  if (gstin !== null && !isGstin(gstin)) {
    throw refuse('bad_gstin', 'This GSTIN is not one. Please check it');
  }
  if (gstin !== null && !gstin.startsWith(state_code)) {
    throw refuse('gstin_state', 'This GSTIN belongs to another State. Please check both');
  }
  return { name, country, state_code, gstin };
}

const refuse = (code: string, words: string) => problem(400, code, `${words}. Nothing was charged.`);
