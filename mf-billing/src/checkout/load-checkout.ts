import type { PaymentOptions } from 'contracts/payments';
import { problemError } from 'contracts/problem';

/** What the checkout hands over once somebody paid. */
export interface CheckoutHandover {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** What Razorpay's checkout is opened with; `amount` in paise. */
export interface CheckoutOptions {
  key: string;
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { name: string; email: string };
  notes: Record<string, string>;
  theme: { color: string };
  handler: (handover: CheckoutHandover) => void;
  modal: { ondismiss: () => void };
}

export interface Checkout {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: (failure: { error: { description: string } }) => void): void;
}
type CheckoutClass = new (options: CheckoutOptions) => Checkout;

declare global {
  interface Window {
    Razorpay?: CheckoutClass;
  }
}

const NAMES = { razorpay: 'Razorpay' } as const;
/** A script that has not come by then does not come; in ms. */
const PATIENCE = 20_000;

/** The provider's checkout, its script loaded at most once. Throws a ProblemError, and the next call tries again. */
export async function loadCheckout(
  provider: NonNullable<PaymentOptions['provider']>,
): Promise<CheckoutClass> {
  if (!window.Razorpay) await loadScript(provider.checkout_script).catch(() => undefined);
  if (window.Razorpay) return window.Razorpay;
  const message = `${NAMES[provider.id]} script not loaded. Please refresh the page.`;
  throw problemError(0, { code: 'no_script', message });
}

function loadScript(src: string): Promise<unknown> {
  const script = document.createElement('script');
  const ended = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    setTimeout(reject, PATIENCE);
  });
  script.src = src;
  document.head.append(script);
  return ended.catch((error) => {
    script.remove();
    throw error;
  });
}
