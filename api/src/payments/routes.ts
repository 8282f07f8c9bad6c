import {
  PaymentOptions,
  PaymentOrder,
  PaymentProof,
  PaymentRequest,
  PaymentVerified,
} from 'contracts/payments';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { validate } from '../server/http/validate.ts';
import { describe } from '../server/openapi/describe.ts';
import { createOrder } from './create-order.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { requirePayer } from './require-payer.ts';
import { requireProvider } from './require-provider.ts';
import { verifyPayment } from './verify-payment.ts';

type Parts = Pick<Deps, 'sql' | 'clock' | 'log' | 'settings' | 'payments'>;

/** `POST /functions/v1/create-payment` and `verify-payment`. */
export function paymentRoutes(parts: Parts): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      '/create-payment',
      describe({
        summary: 'Begins to buy a pack: an order to open the checkout with.',
        responses: { 200: PaymentOrder },
      }),
      validate('json', PaymentRequest),
      async (c) => {
        const person = requirePayer(c);
        const payments = requireProvider(parts);
        return c.json(await createOrder({ ...parts, payments }, person, c.req.valid('json')));
      },
    )
    .post(
      '/verify-payment',
      describe({
        summary: 'Checks what the checkout handed over, and grants the pack’s credits.',
        responses: { 200: PaymentVerified },
      }),
      validate('json', PaymentProof),
      async (c) => {
        const person = requirePayer(c, 'Session expired. Please login again.');
        const payments = requireProvider(parts);
        await verifyPayment({ ...parts, payments }, person, c.req.valid('json'));
        return c.json({ success: true, verified: true } satisfies PaymentVerified);
      },
    );
}

/** `POST /functions/v1/payment-webhook`: its signature says who sends it. */
export function paymentWebhookRoute(parts: Parts): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    '/payment-webhook',
    describe({
      summary: 'What the payment provider tells about payments, signed.',
      responses: { 204: 'Dealt with.' },
    }),
    async (c) => {
      const payments = requireProvider(parts);
      // The signature is of the bytes as they came.
      await receiveWebhook(
        { ...parts, payments },
        new Uint8Array(await c.req.arrayBuffer()),
        c.req.raw.headers,
      );
      return c.body(null, 204);
    },
  );
}

/** `GET /v1/payment-options`. */
export function paymentOptionsRoute({ payments }: Pick<Parts, 'payments'>): Hono<AppEnv> {
  const provider = payments && {
    id: payments.name,
    checkout_script: payments.checkoutScript,
    sandbox: payments.sandbox,
  };
  return new Hono<AppEnv>().get(
    '/payment-options',
    describe({ summary: 'How one can pay here.', responses: { 200: PaymentOptions } }),
    (c) => c.json({ provider: provider ?? null } satisfies PaymentOptions),
  );
}
