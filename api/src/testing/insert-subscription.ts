import { randomUUID } from 'node:crypto';
import type { SubscriptionPlan } from 'contracts/subscription';
import type { Sql } from '../server/database/connect.ts';

/** For tests: a subscription that runs until `until`, and its payment. */
export async function insertSubscription(
  sql: Sql,
  userId: string,
  plan: SubscriptionPlan,
  until: Date,
): Promise<void> {
  const id = randomUUID();
  await sql`
    INSERT INTO subscriptions (
      id, user_id, idempotency_key, offer, plan, period, base, gst, total, currency, provider, state, runs_until, created_at, next_check_at
    ) VALUES (
      ${id}, ${userId}, ${randomUUID()}, 'test', ${plan}, 'monthly', 100, 18, 118, 'INR', 'razorpay', 'active', ${until},
      ${until}, ${until}
    )`;
  await sql`
    INSERT INTO subscription_charges (
      provider, provider_payment_id, user_id, subscription_id, amount, currency, period_start, period_end, charged_at
    ) VALUES ('razorpay', ${`pay_${id}`}, ${userId}, ${id}, 118, 'INR', ${until}, ${until}, ${until})`;
}
