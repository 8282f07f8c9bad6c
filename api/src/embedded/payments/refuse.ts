import type { Context } from 'hono';

/** An error in Razorpay's own terms. */
export function refuse(c: Context, description: string) {
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    reason: 'input_validation_failed',
  };
  return c.json({ error }, 400);
}
