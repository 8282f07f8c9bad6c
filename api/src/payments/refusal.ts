import type { ProblemError } from 'contracts/problem';
import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';
import { problem } from '../server/problem/problem.ts';
import { consumeRateLimit } from '../server/rate-limit/rate-limit.ts';

const MINUTE_SECONDS = 60;

/** Counts a question to the provider about what somebody paid. False beyond the policy's payments.checks_per_minute. */
export function mayCheck(sql: SqlOrTransaction, userId: string): Promise<boolean> {
  return consumeRateLimit(sql, `verify:${userId}`, policy.payments.checks_per_minute, MINUTE_SECONDS);
}

/** Counts a check of what a checkout handed over. Throws 429 `too_fast` beyond the policy's payments.checks_per_minute. */
export async function limitChecks(sql: SqlOrTransaction, userId: string): Promise<void> {
  if (await mayCheck(sql, userId)) return;
  throw problem(
    429,
    'too_fast',
    'That was very quick. What you paid is kept, and what it brings comes by itself; please wait a minute.',
  );
}

/** Why a payment is not taken for what it is said to be. */
export function refusal(status: number, code: string, what: string, paymentId: string): ProblemError {
  const words = `Payment verification failed: ${what}. If money left your account, please contact support with Payment ID: `;
  return problem(status, code, words + shownId(paymentId));
}

/** What a browser sent is shown as a payment's id only when it can be one. */
export function shownId(paymentId: string): string {
  return /^\w{1,64}$/.test(paymentId) ? paymentId : 'unknown';
}
