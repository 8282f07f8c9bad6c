import { policy } from '../policy/policy.ts';

const DAY_SECONDS = 86_400;

/** How long a sign-in lasts without being used, in seconds (the policy's accounts.session_days). */
export function sessionSeconds(): number {
  return policy.accounts.session_days * DAY_SECONDS;
}

/** When the oldest session began that still counts at `at`, however much it is used (the policy's accounts.session_longest_days). */
export function oldestSession(at: Date): Date {
  return new Date(at.getTime() - policy.accounts.session_longest_days * DAY_SECONDS * 1000);
}

/** How often a session that is used is extended, in seconds: its row is not written at every request. */
export const RENEWAL_SECONDS = DAY_SECONDS;

/** Whether a session that lasts until `expiresAt` is due to be extended. */
export function isRenewalDue(expiresAt: Date, at: Date): boolean {
  return expiresAt.getTime() - (sessionSeconds() - RENEWAL_SECONDS) * 1000 <= at.getTime();
}
