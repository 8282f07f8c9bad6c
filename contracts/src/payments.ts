import * as z from 'zod/mini';
import { InvoiceRecipient } from './invoices.ts';

/** `GET /v1/payment-options`: how one can pay here; no provider where the operator configured none. */
export const PaymentOptions = z.object({
  provider: z.nullable(
    z.object({
      id: z.enum(['razorpay']),
      /** Where the provider's checkout script is loaded from. */
      checkout_script: z.string(),
      /** Whether no money moves: the embedded sandbox of one's own machine. */
      sandbox: z.boolean(),
    }),
  ),
});
export type PaymentOptions = z.infer<typeof PaymentOptions>;

/**
 * `POST /functions/v1/create-payment`. What a browser says of money and names is compared with the catalogue and never trusted
 * (docs/product/payments.md, Order). Amounts in paise.
 */
export const PaymentRequest = z.object({
  planId: z.string(),
  userId: z.string(),
  /** With tax. */
  amount: z.int(),
  planName: z.string(),
  baseAmount: z.int(),
  gstAmount: z.int(),
  /** A UUID of the browser's for this purchase: sent again, it brings the same order (idempotency key). */
  idempotencyKey: z.optional(z.uuid()),
  /** Who the invoice is for: needed in India, with a State. Of one purchase, that of its first call is kept. */
  recipient: z.optional(InvoiceRecipient),
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

/** An order to open the provider's checkout with. `amount` in paise. */
export const PaymentOrder = z.object({
  orderId: z.string(),
  keyId: z.string(),
  amount: z.int(),
  currency: z.string(),
});
export type PaymentOrder = z.infer<typeof PaymentOrder>;

/** `POST /functions/v1/verify-payment`: what the checkout handed over, and what the person saw that they bought. Amounts in paise. */
export const PaymentProof = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
  user_id: z.string(),
  plan: z.string(),
  amount_paid: z.int(),
  base_amount: z.int(),
  gst_amount: z.int(),
});
export type PaymentProof = z.infer<typeof PaymentProof>;

/** The payment is captured and its credits are there. A refusal is a problem instead. */
export const PaymentVerified = z.object({ success: z.boolean(), verified: z.boolean() });
export type PaymentVerified = z.infer<typeof PaymentVerified>;
