import { Hono } from 'hono';
import * as z from 'zod';
import { type Book, newId, now, type SandboxPlan, type SandboxSubscription } from './book.ts';
import { refuse } from './refuse.ts';

const PlanRequest = z.object({
  period: z.enum(['monthly', 'yearly']),
  interval: z.coerce.number().int().positive(),
  item: z.object({
    name: z.string(),
    amount: z.coerce.number().int().min(100),
    currency: z.string().length(3),
  }),
});
const Request = z.object({ plan_id: z.string(), total_count: z.coerce.number().int().positive() });
const CancelRequest = z.object({ cancel_at_cycle_end: z.coerce.number().default(0) });
const UNKNOWN = 'The id provided does not exist';

/** Razorpay's plans, subscriptions and their invoices. It hears of a subscription that is ended. */
export function subscriptionApi(book: Book, onCancelled: (subscription: SandboxSubscription) => void): Hono {
  const { plans, subscriptions, invoices } = book;
  return new Hono()
    .post('/plans', async (c) => {
      const { data } = PlanRequest.safeParse(await c.req.json());
      if (!data) return refuse(c, 'The plan is not one');
      const plan: SandboxPlan = { ...data, id: newId('plan'), entity: 'plan' };
      plans.set(plan.id, plan);
      return c.json(plan);
    })
    .post('/subscriptions', async (c) => {
      const { data } = Request.safeParse(await c.req.json());
      if (!(data && plans.has(data.plan_id))) return refuse(c, UNKNOWN);
      const subscription = newSubscription(data, new URL(c.req.url).origin);
      subscriptions.set(subscription.id, subscription);
      return c.json(subscription);
    })
    .get('/subscriptions/:id', (c) => {
      const subscription = subscriptions.get(c.req.param('id'));
      return subscription ? c.json(subscription) : refuse(c, UNKNOWN);
    })
    .post('/subscriptions/:id/cancel', async (c) => {
      const subscription = subscriptions.get(c.req.param('id'));
      // What ends now comes without a body.
      const { data } = CancelRequest.safeParse(JSON.parse((await c.req.text()) || '{}'));
      if (!(subscription && data)) return refuse(c, UNKNOWN);
      if (subscription.status === 'cancelled') return refuse(c, 'Subscription is not cancellable');
      subscription.ends = true;
      if (data.cancel_at_cycle_end !== 1) {
        subscription.status = 'cancelled';
        onCancelled(subscription);
      }
      return c.json(subscription);
    })
    .get('/invoices', (c) => {
      const [count, skip] = [Number(c.req.query('count') ?? 10), Number(c.req.query('skip') ?? 0)];
      const id = c.req.query('subscription_id');
      const items = invoices.filter((one) => one.subscription_id === id).toReversed();
      return c.json({ entity: 'collection', count: items.length, items: items.slice(skip, skip + count) });
    });
}

function newSubscription(given: z.infer<typeof Request>, origin: string): SandboxSubscription {
  const id = newId('sub');
  const short_url = `${origin}/subscriptions/${id}`;
  const fresh = { entity: 'subscription', status: 'created', paid_count: 0, ends: false } as const;
  return { ...given, ...fresh, id, short_url, created_at: now() };
}
