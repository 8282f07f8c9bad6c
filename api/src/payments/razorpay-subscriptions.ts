import type Razorpay from 'razorpay';
import * as z from 'zod';
import { isSignatureOf } from './signature.ts';
import type { ProviderCharge, SubscriptionProvider, SubscriptionTerms } from './subscription-provider.ts';

// Razorpay wants a number of charges: ten years of them.
const CHARGES = { monthly: 120, yearly: 10 };
const PAGE = 100;
const UNKNOWN = new Set([400, 404]);

const WirePlan = z.object({ id: z.string() });
const WireCreated = z.object({ id: z.string(), short_url: z.string() });
const WireSubscription = z
  .object({
    id: z.string(),
    status: z.enum([
      'created',
      'authenticated',
      'active',
      'pending',
      'halted',
      'paused',
      'cancelled',
      'completed',
      'expired',
    ]),
    paid_count: z.int().nullish(),
  })
  .transform(({ id, status, paid_count }) => ({ id, status, paidCount: paid_count ?? 0 }));
const WireInvoices = z.object({
  items: z.array(
    z.object({
      status: z.string().nullish(),
      payment_id: z.string().nullish(),
      amount: z.int(),
      currency: z.string(),
      billing_start: z.int().nullish(),
      billing_end: z.int().nullish(),
    }),
  ),
});
type Invoice = z.infer<typeof WireInvoices>['items'][number];

type Call = (work: Promise<unknown>, unknown?: Set<number>) => Promise<unknown>;

/** Razorpay's subscriptions through its SDK; `call` awaits it (razorpay.ts). What was paid for one stands in its invoices. */
export function razorpaySubscriptions(
  razorpay: Razorpay,
  keySecret: string,
  call: Call,
): SubscriptionProvider {
  return {
    async createSubscription(terms) {
      const plan = WirePlan.parse(await call(razorpay.plans.create(planOf(terms))));
      const wanted = {
        plan_id: plan.id,
        total_count: CHARGES[terms.period],
        customer_notify: 1 as const,
        expire_by: Math.floor(terms.payBy.getTime() / 1000),
        notes: { subscription: terms.id },
      };
      const { id, short_url } = WireCreated.parse(await call(razorpay.subscriptions.create(wanted)));
      return { id, payUrl: short_url };
    },
    async fetchSubscription(id) {
      const found = await call(razorpay.subscriptions.fetch(id), UNKNOWN);
      return found === undefined ? undefined : WireSubscription.parse(found);
    },
    async fetchCharges(id) {
      const charges: ProviderCharge[] = [];
      for (let skip = 0; ; skip += PAGE) {
        const page = await call(razorpay.invoices.all({ subscription_id: id, count: PAGE, skip }));
        const { items } = WireInvoices.parse(page);
        charges.push(...items.flatMap(chargeOf));
        if (items.length < PAGE) return charges;
      }
    },
    async cancelSubscription(id, when) {
      await call(razorpay.subscriptions.cancel(id, when === 'at_end'));
    },
    isSubscriptionSigned: ({ subscriptionId, paymentId, signature }) =>
      isSignatureOf(keySecret, `${paymentId}|${subscriptionId}`, signature),
  };
}

/** A plan of its own for each: it never changes there, so prices may change here. */
function planOf({ name, period, total, currency }: SubscriptionTerms) {
  return { period, interval: 1, item: { name, amount: total, currency } };
}

function chargeOf({
  status,
  payment_id,
  amount,
  currency,
  billing_start,
  billing_end,
}: Invoice): ProviderCharge[] {
  if (!(status === 'paid' && payment_id && billing_start && billing_end)) return [];
  const [start, end] = [new Date(billing_start * 1000), new Date(billing_end * 1000)];
  return [{ paymentId: payment_id, amount, currency, start, end }];
}
