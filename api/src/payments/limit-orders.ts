import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { problem } from '../server/problem/problem.ts';
import { consumeRateLimit } from '../server/rate-limit/rate-limit.ts';

const HOUR_SECONDS = 3600;

/** Counts an order or subscription that somebody begins. Throws 429 `too_many` beyond the policy's payments.orders_per_hour. */
export async function limitOrders(sql: SqlOrTransaction, userId: string): Promise<void> {
  if (await consumeRateLimit(sql, `order:${userId}`, policy.payments.orders_per_hour, HOUR_SECONDS)) return;
  throw problem(429, 'too_many', 'That were many orders in a short time. Please try again in an hour.');
}
