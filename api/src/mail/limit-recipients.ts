import { keyedHash } from '../auth/limits.ts';
import type { Sql } from '../server/database/connect.ts';
import { consumeRateLimit } from '../server/rate-limit/rate-limit.ts';
import { inboxOf } from './inbox-of.ts';
import type { MailKind, MailMessage } from './mail.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

// Enough for somebody who loses one in the spam folder, and too few to bury anybody in.
const LIMITS: Record<MailKind, { max: number; seconds: number } | null> = {
  verification: { max: 5, seconds: HOUR },
  recovery: { max: 5, seconds: HOUR },
  new_address: { max: 5, seconds: HOUR },
  already_registered: { max: 3, seconds: DAY },
  email_changed: { max: 10, seconds: DAY },
  password_changed: { max: 10, seconds: DAY },
  wrong_passwords: { max: 1, seconds: DAY },
  // As many as were paid for.
  invoice: null,
};

/**
 * Delivers a mail with `deliver` unless its recipient had enough of that kind already; then it is dropped. Whoever asked for it
 * is answered before that is known, so nobody learns anything from it (docs/product/accounts.md, Rate limits).
 */
export function limitRecipients(
  { sql, secret }: { sql: Sql; secret: string },
  deliver: (message: MailMessage) => Promise<unknown>,
): (message: MailMessage) => Promise<void> {
  return async (message) => {
    const limit = LIMITS[message.kind];
    const key = `mail:${message.kind}:${keyedHash(secret, inboxOf(message.to))}`;
    if (!limit || (await consumeRateLimit(sql, key, limit.max, limit.seconds))) await deliver(message);
  };
}
