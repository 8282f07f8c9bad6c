import { isProblemError } from 'contracts/problem';
import type { Deps } from '../deps.ts';
import { policy } from '../policy/policy.ts';
import { receiveRefund } from '../refunds/receive-refund.ts';
import { problem } from '../server/problem/problem.ts';
import { receiveSubscription } from '../subscriptions/receive-subscription.ts';
import type { PaymentProvider, ProviderEvent, ProviderPayment } from './provider.ts';
import { findOrder, insertEvent, type Order } from './queries.ts';
import { captured, settle } from './settle.ts';

const HOUR_MS = 3_600_000;

type Parts = Pick<Deps, 'sql' | 'clock' | 'log' | 'settings'> & { payments: PaymentProvider };

/**
 * Deals with a webhook, from the raw bytes of its body (docs/product/payments.md, Webhook). Returns when the provider need not send
 * it again: dealt with now or before, or nothing to be done. Throws 400 `bad_signature` and `too_old`; any other error means that it
 * should be sent again.
 */
export async function receiveWebhook(parts: Parts, body: Uint8Array, headers: Headers): Promise<void> {
  const { payments, clock, log } = parts;
  const event = payments.readEvent(body, headers);
  if (!event) {
    log.warn({}, 'webhook without a signature of the payment provider');
    throw problem(400, 'bad_signature', 'The payment provider did not sign this.');
  }
  if (Math.abs(clock().getTime() - event.at.getTime()) > policy.payments.webhook_hours * HOUR_MS) {
    log.warn({ event: event.id }, 'webhook from another time');
    throw problem(400, 'too_old', 'This was sent too long ago.');
  }
  // First: what tells of one tells of its payment, too.
  if (event.subscriptionId !== undefined) await receiveSubscription(parts, event.subscriptionId);
  else if (event.refund) await receiveRefund(parts, event.refund);
  else if (event.payment) await takeIn(parts, event, event.payment);
}

async function takeIn(parts: Parts, event: ProviderEvent, payment: ProviderPayment): Promise<void> {
  const { sql, payments, clock, log, settings } = parts;
  const order = payment.orderId === null ? undefined : await findOrder(sql, payments.name, payment.orderId);
  // An account at the provider may serve more than this product.
  if (!order) return log.warn({ event: event.id }, 'webhook about an unknown order');
  const at = clock();
  try {
    const paid = await paidNow(payments, order, payment);
    if (paid) await settle(sql, order, paid, { at, seller: settings.seller, eventId: event.id });
    else await insertEvent(sql, payments.name, event.id, at);
  } catch (error) {
    if (!isProblemError(error)) throw error;
    log.error({ order: order.id, event: event.id, refused: error.code }, 'payment refused');
    await insertEvent(sql, payments.name, event.id, at);
  }
}

/** Events come late and in any order; only `captured` is there to stay, so for the others the provider is asked what is so now. */
async function paidNow(
  payments: PaymentProvider,
  order: Order,
  told: ProviderPayment,
): Promise<ProviderPayment | undefined> {
  const now = told.status === 'authorized' ? await payments.fetchPayment(told.id) : told;
  return now && captured(payments, order, now);
}
