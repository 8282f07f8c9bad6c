import { PackId } from 'contracts/credits';
import { InvoiceRecipient } from 'contracts/invoices';
import { PaymentProof } from 'contracts/payments';
import { storageKeys } from 'contracts/storage';
import * as z from 'zod/mini';

/** One purchase from the first press of Pay until its credits are there or the person gave it up. */
const Purchase = z.object({
  plan: PackId,
  /** Idempotency key: however often Pay is pressed, and in however many tabs, it is one order. */
  key: z.uuid(),
  recipient: InvoiceRecipient,
  /** When it was begun, in ms. */
  at: z.int(),
  /** What the checkout handed over, from when somebody paid until that is verified. */
  proof: z.optional(PaymentProof),
});
export type Purchase = z.infer<typeof Purchase>;

/** For how long a purchase without a payment is gone on with by itself, in ms. */
const FRESH = 3_600_000;

/** The purchase that was begun on this device and has not ended. One that was paid waits for as long as it takes. */
export function keptPurchase(now = Date.now()): Purchase | undefined {
  const purchase = Purchase.safeParse(read(localStorage.getItem(storageKeys.purchase))).data;
  return purchase && (purchase.proof || now - purchase.at < FRESH) ? purchase : undefined;
}

/** Begins a purchase, or goes on with the one of the same pack for the same invoice. */
export function beginPurchase(plan: PackId, recipient: InvoiceRecipient): Purchase {
  const kept = keptPurchase();
  const same = kept?.plan === plan && JSON.stringify(kept.recipient) === JSON.stringify(recipient);
  return keep(same ? kept : { plan, recipient, key: crypto.randomUUID(), at: Date.now() });
}

/** Keeps what the checkout handed over: somebody has paid, whatever becomes of this page. */
export function keepProof(purchase: Purchase, proof: PaymentProof): void {
  keep({ ...purchase, proof });
}

export function forgetPurchase(): void {
  localStorage.removeItem(storageKeys.purchase);
}

function keep(purchase: Purchase): Purchase {
  localStorage.setItem(storageKeys.purchase, JSON.stringify(purchase));
  return purchase;
}

function read(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
