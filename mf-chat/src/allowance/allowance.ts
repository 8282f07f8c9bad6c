import type { Credits } from 'contracts/credits';
import type { Policy } from 'contracts/policy';

export interface Allowance {
  state: 'fine' | 'low' | 'blocked';
  /** What to tell the person; empty while all is fine. The sentences are part 1 §8 and §9. */
  sentence: string;
}

type Rules = Pick<Policy, 'free' | 'low_credits_warning'>;

/**
 * What a balance and today's count mean for the next message: blocked at the daily limit or without credits, a warning
 * from `warn_from` messages used or `low_credits_warning` credits left (part 1 §9).
 */
export function allowanceOf({ daily, chat_credits }: Credits, rules: Rules): Allowance {
  if (daily && daily.used >= daily.limit) {
    return { state: 'blocked', sentence: 'Daily limit reached! Please upgrade to Premium to continue.' };
  }
  if (chat_credits <= 0) {
    return { state: 'blocked', sentence: 'Insufficient chat credits! Please upgrade or buy more credits.' };
  }
  const left = Math.min(chat_credits, daily ? daily.limit - daily.used : chat_credits);
  const low =
    chat_credits <= rules.low_credits_warning || (daily !== null && daily.used >= rules.free.warn_from);
  return low ? { state: 'low', sentence: `Only ${left} messages left` } : { state: 'fine', sentence: '' };
}

/** Whether a companion may be chosen now: only the daily limit blocks that (part 1 §2, Categories). */
export function isDayUsedUp({ daily }: Credits): boolean {
  return daily !== null && daily.used >= daily.limit;
}

/** The chip's words: `3/10 free` on the free allowance, else the balance. */
export function allowanceWords({ daily, chat_credits }: Credits): string {
  return daily
    ? `${daily.used}/${daily.limit} free`
    : `${chat_credits} ${chat_credits === 1 ? 'credit' : 'credits'}`;
}
