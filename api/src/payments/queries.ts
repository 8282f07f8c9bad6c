import type { PackId } from 'contracts/credits';
import type { Recipient } from '../invoices/recipient.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import type { ProviderPayment } from './provider.ts';

/** What somebody began to buy, at the price of that moment. Money in paise. */
export interface Order {
  id: string;
  userId: string;
  plan: PackId;
  base: number;
  gst: number;
  total: number;
  currency: string;
  chat: number;
  camera: number;
  provider: string;
  /** Who its invoice is made out to; null for an order from before anybody was asked. */
  recipient: Recipient | null;
  /** Null until the provider answered. */
  providerOrderId: string | null;
  state: 'open' | 'paid' | 'expired';
  createdAt: Date;
}

/** An order to be; `key` is the idempotency key. */
export interface NewOrder extends Omit<Order, 'providerOrderId' | 'state'> {
  key: string;
  nextCheckAt: Date;
}

const columns = (sql: SqlOrTransaction) => sql`
  id, user_id AS "userId", plan, base, gst, total, currency, chat_credits AS chat, camera_credits AS camera, provider, recipient,
  provider_order_id AS "providerOrderId", state, created_at AS "createdAt"`;

/** Stores an order, or finds the one that its person made with this key before: whichever there is comes back. */
export async function insertOrder(sql: SqlOrTransaction, order: NewOrder): Promise<Order> {
  await sql`
    INSERT INTO payment_orders (
      id, user_id, idempotency_key, plan, base, gst, total, currency, chat_credits, camera_credits, provider, recipient,
      created_at, next_check_at
    ) VALUES (
      ${order.id}, ${order.userId}, ${order.key}, ${order.plan}, ${order.base}, ${order.gst}, ${order.total}, ${order.currency},
      ${order.chat}, ${order.camera}, ${order.provider}, ${order.recipient && sql.json(order.recipient)}, ${order.createdAt}, ${order.nextCheckAt}
    ) ON CONFLICT (user_id, idempotency_key) DO NOTHING`;
  const [row] = await sql<[Order]>`
    SELECT ${columns(sql)} FROM payment_orders WHERE user_id = ${order.userId} AND idempotency_key = ${order.key}`;
  return row;
}

/** Notes the provider's id for an order that has none; returns the one it has now, which another call may have noted first. */
export async function noteProviderOrder(sql: SqlOrTransaction, id: string, given: string): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    UPDATE payment_orders SET provider_order_id = coalesce(provider_order_id, ${given})
    WHERE id = ${id} RETURNING provider_order_id AS id`;
  return row.id;
}

/** The order a provider knows by this id. */
export async function findOrder(
  sql: SqlOrTransaction,
  provider: string,
  providerOrderId: string,
): Promise<Order | undefined> {
  const [row] = await sql<Order[]>`
    SELECT ${columns(sql)} FROM payment_orders
    WHERE provider = ${provider} AND provider_order_id = ${providerOrderId}`;
  return row;
}

/** Notes a captured payment. True when this call did it, false when it was noted before: its credits were granted then. */
export async function insertPayment(
  sql: SqlOrTransaction,
  order: Order,
  payment: ProviderPayment,
  at: Date,
): Promise<boolean> {
  const { count } = await sql`
    INSERT INTO payments (provider, provider_payment_id, user_id, order_id, amount, currency, granted_at)
    VALUES (${order.provider}, ${payment.id}, ${order.userId}, ${order.id}, ${payment.amount}, ${payment.currency}, ${at})
    ON CONFLICT DO NOTHING`;
  return count === 1;
}

/** Nobody has to ask about this order again. */
export async function closeOrder(
  sql: SqlOrTransaction,
  id: string,
  state: 'paid' | 'expired',
): Promise<void> {
  await sql`UPDATE payment_orders SET state = ${state} WHERE id = ${id} AND state <> 'paid'`;
}

/** Keeps in mind that an event was dealt with. True when this call did it, false when it was before. */
export async function insertEvent(
  sql: SqlOrTransaction,
  provider: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const { count } = await sql`
    INSERT INTO payment_events (provider, id, received_at) VALUES (${provider}, ${id}, ${at}) ON CONFLICT DO NOTHING`;
  return count === 1;
}

/** Forgets the events that came before `before`. */
export async function deleteOldEvents(sql: SqlOrTransaction, before: Date): Promise<void> {
  await sql`DELETE FROM payment_events WHERE received_at < ${before}`;
}

/**
 * Takes the open order that has waited longest to be asked about (a lease): its next turn comes after `leastMs`, or once more its age,
 * and after a day at the latest. Undefined when none is due.
 */
export async function claimDueOrder(
  sql: SqlOrTransaction,
  provider: string,
  at: Date,
  leastMs: number,
): Promise<Order | undefined> {
  const [row] = await sql<Order[]>`
    UPDATE payment_orders
    SET next_check_at = ${at}::timestamptz + least(interval '1 day',
      greatest(make_interval(secs => ${leastMs / 1000}), ${at}::timestamptz - created_at))
    WHERE id = (
      SELECT id FROM payment_orders
      WHERE state = 'open' AND provider = ${provider} AND next_check_at <= ${at}
      ORDER BY next_check_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING ${columns(sql)}`;
  return row;
}

/** Has an open order asked about at `at`, sooner than its turn. */
export async function checkSooner(sql: SqlOrTransaction, id: string, at: Date): Promise<void> {
  await sql`UPDATE payment_orders SET next_check_at = least(next_check_at, ${at}) WHERE id = ${id} AND state = 'open'`;
}
