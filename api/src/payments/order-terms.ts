import type { PackId } from 'contracts/credits';
import type { PaymentRequest } from 'contracts/payments';
import { packs } from '../policy/packs.ts';
import { problem } from '../server/problem/problem.ts';

/** The currency packs are sold in. */
const CURRENCY = 'INR';

/** What a pack costs and brings. Money in paise. */
export interface Terms {
  plan: PackId;
  base: number;
  gst: number;
  total: number;
  currency: string;
  chat: number;
  camera: number;
}

/**
 * The terms of the pack somebody wants, from the catalogue (docs/product/payments.md, Order). Throws 400 `unknown_plan` for what is
 * not on sale, and 409 `price_changed` when the browser showed another name or price.
 */
export function orderTerms(wanted: Omit<PaymentRequest, 'userId' | 'idempotencyKey'>): Terms {
  const pack = packs().find(({ id, total }) => id === wanted.planId && total > 0);
  if (!pack) throw problem(400, 'unknown_plan', 'This plan is not on sale. Nothing was charged.');
  const { id: plan, name, base, gst, total, chat_credits: chat, camera_credits: camera } = pack;
  const shown = [wanted.planName.toLowerCase(), wanted.baseAmount, wanted.gstAmount, wanted.amount];
  if (![name.toLowerCase(), base, gst, total].every((value, index) => value === shown[index])) {
    throw problem(
      409,
      'price_changed',
      'The price of this plan is not what this page showed. Nothing was charged; please reload the page.',
    );
  }
  return { plan, base, gst, total, currency: CURRENCY, chat, camera };
}
