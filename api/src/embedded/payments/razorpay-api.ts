import { type Context, Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import * as z from 'zod';
import {
  addOrder,
  addRefund,
  type Book,
  capturePayment,
  newId,
  type SandboxRefund,
  type SandboxSubscription,
} from './book.ts';
import { refuse } from './refuse.ts';
import { subscriptionApi } from './subscription-api.ts';

const LEAST_PAISE = 100;
const OrderRequest = z.object({
  amount: z.coerce.number().int().min(LEAST_PAISE),
  currency: z.string().length(3),
  receipt: z.string().max(40).nullable().default(null),
  notes: z.record(z.string(), z.unknown()).default({}),
});
const RefundRequest = z.object({
  amount: z.coerce.number().int().min(LEAST_PAISE),
  receipt: z.string().nullable().default(null),
});
const CaptureRequest = z.object({ amount: z.coerce.number(), currency: z.string().default('INR') });

interface Listeners {
  onPaid: (paymentId: string) => void;
  onRefund: (refund: SandboxRefund) => void;
  onCancelled: (subscription: SandboxSubscription) => void;
}

/** The part of Razorpay's HTTP interface that servers speak: orders, payments, capture, refunds, subscriptions. */
export function razorpayApi(
  book: Book,
  key: { id: string; secret: string },
  { onPaid, onRefund, onCancelled }: Listeners,
): Hono {
  const unknown = (c: Context) => refuse(c, 'The id provided does not exist');
  const app = new Hono();
  app.use(basicAuth({ username: key.id, password: key.secret }));
  app.route('/', subscriptionApi(book, onCancelled));
  app.post('/orders', async (c) => {
    const { data } = OrderRequest.safeParse(await c.req.json());
    return data ? c.json(addOrder(book, data)) : refuse(c, 'The amount must be at least INR 1.00');
  });
  app.get('/orders/:id', (c) => {
    const order = book.orders.get(c.req.param('id'));
    return order ? c.json(order) : unknown(c);
  });
  app.get('/orders/:id/payments', (c) => {
    const id = c.req.param('id');
    if (!book.orders.has(id)) return unknown(c);
    const items = [...book.payments.values()].filter(({ order_id }) => order_id === id);
    return c.json({ entity: 'collection', count: items.length, items });
  });
  app.get('/payments/:id', (c) => {
    const payment = book.payments.get(c.req.param('id'));
    return payment ? c.json(payment) : unknown(c);
  });
  app.post('/payments/:id/capture', async (c) => {
    const payment = book.payments.get(c.req.param('id'));
    const order = payment && book.orders.get(payment.order_id);
    const { data } = CaptureRequest.safeParse(await c.req.json());
    if (!(payment && order && data)) return unknown(c);
    if (payment.status === 'captured') return refuse(c, 'This payment has already been captured');
    if (payment.status !== 'authorized')
      return refuse(c, 'Only payments which have been authorized can be captured');
    if (data.amount !== payment.amount || data.currency !== payment.currency)
      return refuse(c, 'Capture amount must be equal to the amount authorized');
    capturePayment(order, payment);
    onPaid(payment.id);
    return c.json(payment);
  });
  app.post('/payments/:id/refund', async (c) => {
    const payment = book.payments.get(c.req.param('id'));
    const { data } = RefundRequest.safeParse(await c.req.json());
    const key = c.req.header('x-refund-idempotency') ?? newId('rfnd');
    if (!(payment && data)) return unknown(c);
    const known = book.refunds.get(key);
    if (!(known || payment.captured))
      return refuse(c, 'Only payments which have been captured can be refunded');
    const refund = addRefund(book, payment, { key, ...data });
    if (!refund) return refuse(c, 'The payment has been fully refunded already');
    if (!known) onRefund(refund);
    return c.json(refund);
  });
  app.get('/payments/:id/refunds', (c) => {
    const id = c.req.param('id');
    if (!book.payments.has(id)) return unknown(c);
    const items = [...book.refunds.values()].filter(({ payment_id }) => payment_id === id);
    return c.json({ entity: 'collection', count: items.length, items });
  });
  return app;
}
