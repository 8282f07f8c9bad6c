import type { PaymentOrder } from 'contracts/payments';
import type { Pack } from 'contracts/policy';
import type { SessionPerson } from 'contracts/session';
import type { CheckoutOptions } from './load-checkout.ts';

/** The marigold of the day, as a provider's window can take it. */
const THEME = '#f0a22e';

/** What the checkout shows of an order, and who it says pays. */
export function checkoutOptions(
  pack: Pack,
  { orderId, keyId, amount, currency }: PaymentOrder,
  person: SessionPerson,
): Omit<CheckoutOptions, 'handler' | 'modal'> {
  return {
    key: keyId,
    amount,
    currency: currency || 'INR',
    order_id: orderId,
    name: 'Saathi',
    description: `${pack.name}: ${pack.chat_credits} conversations`,
    prefill: { name: person.name ?? '', email: person.email ?? '' },
    notes: { base: String(pack.base), gst: String(pack.gst), total: String(pack.total) },
    theme: { color: THEME },
  };
}
