import { PaymentOptions } from 'contracts/payments';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { describe } from '../server/openapi/describe.ts';

/** `GET /v1/payment-options`. */
export function paymentOptionsRoute({ payments }: Pick<Deps, 'payments'>): Hono<AppEnv> {
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
