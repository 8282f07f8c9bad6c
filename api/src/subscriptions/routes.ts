import {
  Membership,
  PaymentLink,
  PaymentLinkRequest,
  SubscriptionCheckout,
  SubscriptionProof,
  SubscriptionRequest,
} from 'contracts/subscription';
import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requirePerson } from '../auth/person.ts';
import type { Deps } from '../deps.ts';
import { requirePayer } from '../payments/require-payer.ts';
import { requireProvider } from '../payments/require-provider.ts';
import { validate } from '../server/http/validate.ts';
import { describe } from '../server/openapi/describe.ts';
import { problem } from '../server/problem/problem.ts';
import { beginSubscription } from './begin.ts';
import { cancelSubscription } from './cancel.ts';
import { lookAgain } from './look-again.ts';
import { membershipOf } from './membership.ts';
import { verifySubscription } from './verify.ts';

type Parts = Pick<Deps, 'sql' | 'clock' | 'log' | 'settings' | 'payments'>;

/** `GET` and `POST /v1/subscription`, its `/verify` and `/cancel`. */
export function subscriptionRoutes(parts: Parts): Hono<AppEnv> {
  const { sql, clock } = parts;
  return new Hono<AppEnv>()
    .get(
      '/subscription',
      describe({ summary: 'A person’s subscription, and what they may.', responses: { 200: Membership } }),
      async (c) => {
        const { id } = requirePayer(c);
        await lookAgain(parts, id);
        return c.json((await membershipOf(sql, id, clock())) satisfies Membership);
      },
    )
    .post(
      '/subscription',
      describe({
        summary: 'Begins to subscribe: a subscription to open the checkout with.',
        responses: { 200: SubscriptionCheckout },
      }),
      validate('json', SubscriptionRequest),
      async (c) => {
        const person = requirePayer(c);
        const payments = requireProvider(parts);
        return c.json(await beginSubscription({ ...parts, payments }, person, c.req.valid('json')));
      },
    )
    .post(
      '/subscription/verify',
      describe({
        summary: 'Checks what the checkout handed over, and begins the plan.',
        responses: { 200: Membership },
      }),
      validate('json', SubscriptionProof),
      async (c) => {
        const person = requirePayer(c, 'Session expired. Please login again.');
        const payments = requireProvider(parts);
        await verifySubscription({ ...parts, payments }, person, c.req.valid('json'));
        return c.json((await membershipOf(sql, person.id, clock())) satisfies Membership);
      },
    )
    .post(
      '/subscription/cancel',
      describe({ summary: 'Ends the renewal of a subscription.', responses: { 200: Membership } }),
      async (c) => {
        // Nobody is kept from ending what they pay for.
        const { id } = requirePerson(c);
        await cancelSubscription(parts, id);
        return c.json((await membershipOf(sql, id, clock())) satisfies Membership);
      },
    );
}

/** `POST /functions/v1/payments-create-link`. */
export function paymentLinkRoute(parts: Parts): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    '/payments-create-link',
    describe({
      summary: 'Begins to subscribe on the payment provider’s own page.',
      responses: { 200: PaymentLink },
    }),
    validate('json', PaymentLinkRequest),
    async (c) => {
      const person = requirePayer(c);
      const payments = requireProvider(parts);
      const { provider, user_id, plan_code, idempotency_key, recipient } = c.req.valid('json');
      if (provider !== undefined && provider !== payments.name)
        throw problem(400, 'other_provider', 'Payments are not taken this way. Nothing was charged.');
      const request = { userId: user_id, offer: plan_code, idempotencyKey: idempotency_key, recipient };
      const { payUrl } = await beginSubscription({ ...parts, payments }, person, request);
      return c.json({ ok: true, pay_url: payUrl, error: null } satisfies PaymentLink);
    },
  );
}
