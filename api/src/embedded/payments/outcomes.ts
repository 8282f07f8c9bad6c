import { setTimeout as wait } from 'node:timers/promises';
import {
  addPayment,
  authorizePayment,
  type Book,
  capturePayment,
  failPayment,
  type SandboxOrder,
  type SandboxPayment,
} from './book.ts';
import { deliver, type Webhook, type WebhookTarget, webhook } from './webhooks.ts';

/** What the buttons of the checkout do, by their names in addresses, with what they say. */
export const OUTCOMES = {
  success: 'Pay successfully',
  failure: 'Payment fails',
  late: 'Fails now, is authorized some seconds later',
  lost: 'Pay, but the webhooks are lost',
  duplicate: 'Pay, with every webhook twice',
  reversed: 'Pay, with the webhooks out of order',
  unrefundable: 'Pay; the bank sends a refund back once',
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** `lateMs`: how long a late authorization takes, in ms. */
export interface OutcomeOptions {
  target: WebhookTarget;
  lateMs: number;
}

/** Plays one try to pay `order`; the webhooks go out afterwards, one after another, and `told` is when the last was dealt with. */
export function play(
  book: Book,
  options: OutcomeOptions,
  order: SandboxOrder,
  outcome: Outcome,
): { payment: SandboxPayment; told: Promise<void> } {
  const payment = addPayment(book, order, outcome);
  if (outcome === 'failure' || outcome === 'late') {
    failPayment(payment);
    const failed = webhook('payment.failed', order, payment);
    const told = sendAll(options, [failed]);
    return { payment, told: outcome === 'late' ? authorizeLate(options, order, payment, told) : told };
  }
  authorizePayment(payment);
  const authorized = webhook('payment.authorized', order, payment);
  capturePayment(order, payment);
  const news = [
    authorized,
    webhook('payment.captured', order, payment),
    webhook('order.paid', order, payment),
  ];
  return { payment, told: sendAll(options, arrange(news, outcome)) };
}

/** The webhooks as `outcome` has them delivered. */
export function arrange(news: Webhook[], outcome: string): Webhook[] {
  if (outcome === 'lost') return [];
  if (outcome === 'duplicate') return news.flatMap((one) => [one, one]);
  return outcome === 'reversed' ? news.toReversed() : news;
}

async function authorizeLate(
  options: OutcomeOptions,
  order: SandboxOrder,
  payment: SandboxPayment,
  told: Promise<void>,
): Promise<void> {
  await Promise.all([told, wait(options.lateMs)]);
  authorizePayment(payment);
  await sendAll(options, [webhook('payment.authorized', order, payment)]);
}

async function sendAll({ target }: OutcomeOptions, news: Webhook[]): Promise<void> {
  for (const one of news) await deliver(target, one);
}
