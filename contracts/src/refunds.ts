import * as z from 'zod/mini';
import { RefundStanding } from './invoices.ts';

/**
 * `POST /v1/refunds`: asks for the money of the purchase with this invoice (docs/product/refunds.md, Asking). Sent again it changes
 * nothing and answers alike. What cannot be refunded is a problem whose code is a RefundRefusal.
 */
export const RefundRequest = z.object({ invoice: z.string() });
export type RefundRequest = z.infer<typeof RefundRequest>;

/** The refund as it stands now, and the number of its credit note. */
export const RefundAnswer = z.object({ credit_note: z.string(), refund: RefundStanding });
export type RefundAnswer = z.infer<typeof RefundAnswer>;
