import * as z from 'zod/mini';

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
