import * as z from 'zod';
import type { ProviderPayment, ProviderRefund } from './provider.ts';

/** Razorpay's own words: what its answers and webhooks hold, as far as Saathi reads it. */
export const WireOrder = z.object({ id: z.string() });

export const WirePayment = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: z.int(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  })
  .transform(
    ({ id, order_id, amount, currency, status }): ProviderPayment => ({
      id,
      orderId: order_id ?? null,
      amount,
      currency,
      status,
    }),
  );

export const WirePayments = z.object({ items: z.array(WirePayment) });

export const WireRefund = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount: z.int(),
    status: z.enum(['pending', 'processed', 'failed']),
  })
  .transform(({ payment_id: paymentId, ...refund }): ProviderRefund => ({ ...refund, paymentId }));

export const WireRefunds = z.object({ items: z.array(WireRefund) });

export const WireEvent = z.object({
  // Seconds since 1970.
  created_at: z.int(),
  payload: z
    .object({
      payment: z.object({ entity: WirePayment }).optional(),
      refund: z.object({ entity: WireRefund }).optional(),
      subscription: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    })
    .default({}),
});

/** What the SDK throws for an answer that is an error. */
export const WireFailure = z.object({
  statusCode: z.coerce.number(),
  error: z.object({ code: z.string() }).optional(),
});
