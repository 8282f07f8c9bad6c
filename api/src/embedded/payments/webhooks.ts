import { setTimeout as wait } from 'node:timers/promises';
import { sign } from '../../payments/signature.ts';
import {
  newId,
  now,
  type SandboxOrder,
  type SandboxPayment,
  type SandboxRefund,
  type SandboxSubscription,
} from './book.ts';

/** Where webhooks go, and what signs them. `retryMs`: the pauses before they are sent again. */
export interface WebhookTarget {
  url: string;
  secret: string;
  retryMs: number[];
}

/** One event, ready to be sent: the payment as it was at that moment. */
export interface Webhook {
  id: string;
  body: string;
}

type EventName = 'payment.authorized' | 'payment.captured' | 'payment.failed' | 'order.paid';

export function webhook(event: EventName, order: SandboxOrder, payment: SandboxPayment): Webhook {
  const payload = {
    payment: { entity: payment },
    ...(event === 'order.paid' ? { order: { entity: order } } : {}),
  };
  const contains = Object.keys(payload);
  const body = { entity: 'event', account_id: 'acc_sandbox', event, contains, payload, created_at: now() };
  return { id: newId('evt'), body: JSON.stringify(body) };
}

type SubscriptionEvent = 'authenticated' | 'activated' | 'charged' | 'pending' | 'halted' | 'cancelled';

/** What is told of a subscription; `payment` is the one that was charged. */
export function subscriptionWebhook(
  event: `subscription.${SubscriptionEvent}`,
  subscription: SandboxSubscription,
  payment?: SandboxPayment,
): Webhook {
  const charged = event === 'subscription.charged' && payment ? { payment: { entity: payment } } : {};
  const payload = { subscription: { entity: subscription }, ...charged };
  const contains = Object.keys(payload);
  const body = { entity: 'event', account_id: 'acc_sandbox', event, contains, payload, created_at: now() };
  return { id: newId('evt'), body: JSON.stringify(body) };
}

/** What is told of a refund. */
export function refundWebhook(payment: SandboxPayment, refund: SandboxRefund): Webhook {
  const payload = { refund: { entity: refund }, payment: { entity: payment } };
  const event = refund.status === 'pending' ? 'refund.created' : `refund.${refund.status}`;
  const contains = Object.keys(payload);
  const body = { entity: 'event', account_id: 'acc_sandbox', event, contains, payload, created_at: now() };
  return { id: newId('evt'), body: JSON.stringify(body) };
}

/** Sends a webhook until it is taken, as often as there are pauses in between. */
export async function deliver({ url, secret, retryMs }: WebhookTarget, { id, body }: Webhook): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': id,
    'x-razorpay-signature': sign(secret, body),
  };
  for (const pause of [0, ...retryMs]) {
    await wait(pause);
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
    if (answer?.ok) return;
  }
}
