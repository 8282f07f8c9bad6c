import {
  addOrder,
  addPayment,
  authorizePayment,
  type Book,
  capturePayment,
  failPayment,
  newId,
  now,
  type SandboxPayment,
  type SandboxPlan,
  type SandboxSubscription,
} from './book.ts';
import { arrange, OUTCOMES, type OutcomeOptions } from './outcomes.ts';
import { deliver, subscriptionWebhook } from './webhooks.ts';

const { success, failure, lost, duplicate, reversed } = OUTCOMES;
const PAYING = { success, failure, lost, duplicate, reversed };
const RENEWING = {
  pending: 'The renewal fails, and is tried again',
  halted: 'Every try of the renewal fails',
};
type Outcome = keyof typeof PAYING | keyof typeof RENEWING;

/** The buttons of a subscription as it is now: what is paid next is its first period or its renewal. */
export function outcomesOf({ status, ends }: SandboxSubscription): Record<string, string> {
  if (ends) return {};
  return status === 'created' ? PAYING : { ...PAYING, ...RENEWING };
}

export const isOutcomeOf = (subscription: SandboxSubscription, name: string): name is Outcome =>
  Object.hasOwn(outcomesOf(subscription), name);

/** Plays one try to pay the next period; `told` is when its webhooks were dealt with. */
export function playSubscription(
  book: Book,
  { target }: OutcomeOptions,
  { subscription, plan }: { subscription: SandboxSubscription; plan: SandboxPlan },
  outcome: Outcome,
): { payment: SandboxPayment; told: Promise<void> } {
  const { amount, currency } = plan.item;
  const order = addOrder(book, { amount, currency, receipt: null, notes: {} });
  const payment = addPayment(book, order, outcome);
  const names = outcome in RENEWING || outcome === 'failure' ? fail() : charge();
  const news = names.map((name) => subscriptionWebhook(name, subscription, payment));
  const tell = async () => {
    for (const one of arrange(news, outcome)) await deliver(target, one);
  };
  return { payment, told: tell() };

  function fail() {
    failPayment(payment);
    if (outcome !== 'pending' && outcome !== 'halted') return [];
    subscription.status = outcome;
    return [`subscription.${outcome}` as const];
  }

  function charge() {
    authorizePayment(payment);
    capturePayment(order, payment);
    addInvoice(book, subscription, plan, payment);
    const first = subscription.status === 'created';
    subscription.status = 'active';
    subscription.paid_count += 1;
    const charged = 'subscription.charged' as const;
    return first ? (['subscription.authenticated', 'subscription.activated', charged] as const) : [charged];
  }
}

function addInvoice(
  { invoices }: Book,
  { id: subscription_id }: SandboxSubscription,
  { period }: SandboxPlan,
  { id: payment_id, amount, currency }: SandboxPayment,
): void {
  const last = invoices.findLast((one) => one.subscription_id === subscription_id);
  const billing_start = last?.billing_end ?? now();
  const end = new Date(billing_start * 1000);
  if (period === 'monthly') end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCFullYear(end.getUTCFullYear() + 1);
  const billing_end = Math.floor(end.getTime() / 1000);
  const about = { id: newId('inv'), entity: 'invoice', status: 'paid' } as const;
  invoices.push({ ...about, subscription_id, payment_id, amount, currency, billing_start, billing_end });
}
