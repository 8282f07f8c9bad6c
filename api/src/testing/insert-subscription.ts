import { randomUUID } from 'node:crypto';
import type { SubscriptionPlan } from 'contracts/subscription';
import type { Sql } from '../server/database/connect.ts';

/** For tests: a subscription that runs until `until`, as if it had been paid. */
export async function insertSubscription(
  sql: Sql,
  userId: string,
  plan: SubscriptionPlan,
  until: Date,
): Promise<void> {
  await sql`
    INSERT INTO subscriptions (
      id, user_id, idempotency_key, offer, plan, period, base, gst, total, currency, provider, state, paid_until, runs_until,
      created_at, next_check_at
    ) VALUES (
      ${randomUUID()}, ${userId}, ${randomUUID()}, 'test', ${plan}, 'monthly', 100, 18, 118, 'INR', 'razorpay', 'active', ${until},
      ${until}, ${until}, ${until}
    )`;
}
