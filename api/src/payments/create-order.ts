import { randomUUID } from 'node:crypto';
import type { PaymentOrder, PaymentRequest } from 'contracts/payments';
import type { Person } from '../auth/person.ts';
import type { Deps } from '../deps.ts';
import { recipientOf } from '../invoices/recipient.ts';
import { findProfile } from '../people/queries.ts';
import { requireServedCountry } from '../people/region.ts';
import { policy } from '../policy/policy.ts';
import { describeError } from '../server/log/describe-error.ts';
import { problem } from '../server/problem/problem.ts';
import { limitOrders } from './limit-orders.ts';
import { orderTerms } from './order-terms.ts';
import { isProviderError, type PaymentProvider } from './provider.ts';
import { insertOrder, noteProviderOrder, type Order } from './queries.ts';

const MINUTE_MS = 60_000;

type Parts = Pick<Deps, 'sql' | 'clock' | 'log'> & { payments: PaymentProvider };

/**
 * Makes an order of this person's, priced by the catalogue, or brings back the one made with the same idempotency key. It is stored
 * before the provider is asked, so that no payment is ever without one (docs/product/payments.md, Order). Throws problems.
 */
export async function createOrder(
  parts: Parts,
  person: Person,
  request: PaymentRequest,
): Promise<PaymentOrder> {
  const { sql, clock, payments } = parts;
  if (request.userId !== person.id)
    throw problem(403, 'other_person', 'You are signed in as somebody else. Please reload the page.');
  const profile = await findProfile(sql, person.id);
  const country = requireServedCountry(profile?.country ?? null);
  const terms = orderTerms(request);
  const recipient = recipientOf(request.recipient, country, profile?.name ?? '');
  await limitOrders(sql, person.id);
  const at = clock();
  const order = await insertOrder(sql, {
    ...terms,
    id: randomUUID(),
    key: request.idempotencyKey ?? randomUUID(),
    userId: person.id,
    provider: payments.name,
    recipient,
    createdAt: at,
    nextCheckAt: new Date(at.getTime() + policy.payments.check_after_minutes * MINUTE_MS),
  });
  if (order.plan !== terms.plan || order.total !== terms.total)
    throw problem(409, 'repeated', 'This purchase was begun with another plan. Please begin a new one.');
  if (order.state === 'paid')
    throw problem(409, 'already_paid', 'This purchase is paid already, and its credits are yours.');
  const orderId = order.providerOrderId ?? (await orderAtProvider(parts, order));
  return { orderId, keyId: payments.keyId, amount: order.total, currency: order.currency };
}

/** Of two calls that ask at once, the order of the first is kept; nobody ever hears of the other. */
async function orderAtProvider({ sql, payments, log }: Parts, order: Order): Promise<string> {
  try {
    return await noteProviderOrder(sql, order.id, await payments.createOrder(order));
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.error({ order: order.id, error: describeError(error) }, 'no order from the payment provider');
    throw problem(
      503,
      'no_order',
      'Failed to create payment order. Nothing was charged; please try again in a minute.',
    );
  }
}
