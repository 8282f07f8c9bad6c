import { grant } from '../credits/queries.ts';
import { issueInvoice } from '../invoices/issue.ts';
import type { Seller } from '../invoices/seller.ts';
import { packs } from '../policy/packs.ts';
import type { Sql, SqlOrTransaction } from '../server/database/connect.ts';
import { problem } from '../server/problem/problem.ts';
import { isPassing, isProviderError, type PaymentProvider, type ProviderPayment } from './provider.ts';
import { closeOrder, insertEvent, insertPayment, type Order } from './queries.ts';

/** Throws 409 `wrong_order`, `wrong_amount` or `wrong_currency` for a payment that is not exactly what the order asks for. */
function checkPayment(order: Order, payment: ProviderPayment): void {
  const refuse = (code: string, what: string) =>
    problem(
      409,
      code,
      `Payment verification failed: ${what}. No credits were added. Please contact support with Payment ID: ${payment.id}`,
    );
  if (payment.orderId !== order.providerOrderId)
    throw refuse('wrong_order', 'the payment is for another order');
  if (payment.currency !== order.currency)
    throw refuse('wrong_currency', 'the payment is in another currency');
  if (payment.amount !== order.total) throw refuse('wrong_amount', 'the amount is not the price');
}

/**
 * The payment once its money is taken: an authorized one is captured, after checkPayment. Undefined for one that is not (yet)
 * authorized, failed, or was paid back.
 */
export async function captured(
  provider: PaymentProvider,
  order: Order,
  payment: ProviderPayment,
): Promise<ProviderPayment | undefined> {
  checkPayment(order, payment);
  const now = payment.status === 'authorized' ? await capture(provider, payment) : payment;
  if (now?.status !== 'captured') return undefined;
  checkPayment(order, now);
  return now;
}

/** Two may capture at once, and the later is refused: then the payment says what it is. */
async function capture(
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<ProviderPayment | undefined> {
  try {
    return await provider.capture(payment);
  } catch (error) {
    if (!isProviderError(error) || isPassing(error)) throw error;
    return provider.fetchPayment(payment.id);
  }
}

/**
 * The one place that grants a pack's credits, once for a captured payment, whoever comes with it: verification, webhook or
 * reconciliation (docs/product/payments.md, Crediting). `eventId` is the webhook's, `seller` who the invoice names. Payment, event,
 * credits, order and invoice change in one transaction. True when this call granted.
 */
export async function settle(
  sql: Sql,
  order: Order,
  payment: ProviderPayment,
  { at, seller, eventId }: { at: Date; seller: Seller; eventId?: string },
): Promise<boolean> {
  return sql.begin(async (tx) => {
    if (eventId !== undefined && !(await insertEvent(tx, order.provider, eventId, at))) return false;
    const fresh = await insertPayment(tx, order, payment, at);
    if (fresh) await grantPack(tx, order, payment, at);
    await closeOrder(tx, order.id, 'paid');
    // Last, because nobody else gets a number until this ends.
    if (fresh) await issueInvoice(tx, saleOf(order, payment, seller, at));
    return fresh;
  });
}

function grantPack(
  sql: SqlOrTransaction,
  { userId, plan, chat, camera }: Order,
  { id }: ProviderPayment,
  at: Date,
) {
  return grant(sql, { userId, key: `payment:${id}`, pack: plan, chat, camera, at });
}

/** Who ordered before anybody was asked lives in India. */
const UNKNOWN = { name: '', country: 'IN', state_code: null, gstin: null };

function saleOf(order: Order, { id }: ProviderPayment, seller: Seller, at: Date) {
  const { userId, base, gst, total, currency, chat, camera, provider, plan } = order;
  const name = packs().find((pack) => pack.id === plan)?.name ?? plan;
  const item = `Saathi ${name}: ${chat} chat and ${camera} camera credits`;
  const money = { base, tax: gst, total, currency };
  const recipient = order.recipient ?? UNKNOWN;
  return { ...money, userId, seller, recipient, item, provider, paymentId: id, renewal: false, at };
}
