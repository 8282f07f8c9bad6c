import type { Credits } from 'contracts/credits';
import type { Policy } from 'contracts/policy';

export interface Allowance {
  state: 'fine' | 'low' | 'blocked';
  /** What to tell the person; empty while all is fine. */
  sentence: string;
}

/** What is said at the day's limit, wherever one meets it. */
export const dayUsedUp = 'Daily limit reached! Please upgrade to Premium to continue.';
const creditsUsedUp = 'Insufficient chat credits! Please upgrade or buy more credits.';
const freePackUsed =
  'The free chats of this email address came with an earlier account, so this one starts without. Credits are there to buy.';

type Rules = Pick<Policy, 'low_credits_warning'> & { free: Pick<Policy['free'], 'warn_from'> };

/**
 * What a balance and today's count mean for the next message: blocked at the daily limit or without credits, a warning
 * from `warn_from` messages used or `low_credits_warning` credits left (docs/product/credits.md, Warnings).
 */
export function allowanceOf(credits: Credits, rules: Rules): Allowance {
  const { daily, chat_credits, free_pack_used } = credits;
  if (isDayUsedUp(credits)) return { state: 'blocked', sentence: dayUsedUp };
  if (isCovered(credits)) return { state: 'fine', sentence: '' };
  if (chat_credits <= 0) {
    return { state: 'blocked', sentence: free_pack_used ? freePackUsed : creditsUsedUp };
  }
  const left = Math.min(chat_credits, daily ? daily.limit - daily.used : chat_credits);
  const low =
    chat_credits <= rules.low_credits_warning || (daily !== null && daily.used >= rules.free.warn_from);
  return low ? { state: 'low', sentence: `Only ${left} messages left` } : { state: 'fine', sentence: '' };
}

/** Whether a companion may be chosen now: only the daily limit blocks that. */
export function isDayUsedUp({ daily }: Credits): boolean {
  return daily !== null && daily.used >= daily.limit;
}

/** Whether the subscription covers the next message (docs/product/credits.md, Subscriptions and credits). */
function isCovered({ subscription }: Credits): boolean {
  const covered = subscription?.covered_today;
  return subscription !== null && (covered === undefined || covered.used < covered.limit);
}

/** What is left, in the two words of a chip: `3/10 free` while the day has free ones, `Pro` where none costs anything, else the balance. */
export function allowanceWords({ daily, chat_credits, subscription }: Credits): string {
  const covered = subscription?.covered_today;
  if (subscription && !covered) return subscription.plan === 'pro' ? 'Pro' : 'Starter';
  if (covered && covered.used < covered.limit) return freeWords(covered);
  return daily ? freeWords(daily) : `${chat_credits} ${chat_credits === 1 ? 'credit' : 'credits'}`;
}

/** How many photos of homework are left, in the two words of a chip. */
export function photosWords({ camera_gallery_credits: left }: Credits): string {
  return `${left} ${left === 1 ? 'photo' : 'photos'}`;
}

/** The day's count of free messages: `3/10 free`. */
export function freeWords({ used, limit }: NonNullable<Credits['daily']>): string {
  return `${used}/${limit} free`;
}
