import type { RefundRefusal } from 'contracts/invoices';
import { policy } from '../policy/policy.ts';
import { quantity } from '../policy/quantity.ts';

const DAY_MS = 86_400_000;

/** What decides whether a purchase is paid back. */
export interface Purchase {
  /** Whether the person bought nothing before. */
  first: boolean;
  renewal: boolean;
  boughtAt: Date;
  /** Chats used since. */
  chats: number;
}

/** When a purchase can be paid back no longer. */
export function refundableUntil(boughtAt: Date): Date {
  return new Date(boughtAt.getTime() + policy.refund.days * DAY_MS);
}

/** Why a purchase is not paid back; undefined when it is (docs/product/refunds.md, Who gets money back). */
export function refusalOf(
  { first, renewal, boughtAt, chats }: Purchase,
  at: Date,
): RefundRefusal | undefined {
  if (renewal) return 'renewal';
  if (!first) return 'not_first';
  if (at >= refundableUntil(boughtAt)) return 'too_late';
  if (chats >= policy.refund.chats) return 'used';
  return undefined;
}

/** A refusal in words. */
export function refusalWords(refusal: RefundRefusal): string {
  const { days, chats } = policy.refund;
  const words: Record<RefundRefusal, string> = {
    renewal: 'Renewals of a subscription cannot be refunded.',
    not_first: 'Only a first purchase can be refunded, and you bought something before this one.',
    too_late: `A purchase can be refunded for ${quantity(days, 'day')}, and this one is older.`,
    used: `A purchase can be refunded while fewer than ${quantity(chats, 'chat')} were used, and you used more.`,
  };
  return `${words[refusal]} If something on our side did not work, please write to us.`;
}
