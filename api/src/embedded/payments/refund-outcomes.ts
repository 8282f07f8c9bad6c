import { setTimeout as wait } from 'node:timers/promises';
import { type Book, type SandboxRefund, settleRefund } from './book.ts';
import type { OutcomeOptions } from './outcomes.ts';
import { deliver, refundWebhook } from './webhooks.ts';

/** What becomes of a new refund, as the payment was chosen to go; resolves when its webhooks were dealt with. */
export async function playRefund(
  book: Book,
  { target, lateMs }: OutcomeOptions,
  refund: SandboxRefund,
): Promise<void> {
  const payment = book.payments.get(refund.payment_id);
  if (!payment) return;
  const before = [...book.refunds.values()].filter((one) => one.payment_id === payment.id && one !== refund);
  const created = refundWebhook(payment, refund);
  await wait(lateMs);
  const fails = payment.outcome === 'unrefundable' && before.length === 0;
  settleRefund(payment, refund, fails ? 'failed' : 'processed');
  if (payment.outcome === 'lost') return;
  const news = [created, refundWebhook(payment, refund)];
  for (const one of payment.outcome === 'reversed' ? news.toReversed() : news) await deliver(target, one);
  if (payment.outcome === 'duplicate') for (const one of news) await deliver(target, one);
}
