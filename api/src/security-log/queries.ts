import { policy } from '../policy/policy.ts';
import type { SqlOrTransaction } from '../server/database/connect.ts';

/** What was done to an account, or tried (docs/product/retention.md, Security log). */
export type SecurityEvent =
  | 'signed_up'
  | 'signed_in'
  | 'signed_out'
  | 'wrong_passwords'
  | 'recovery_asked'
  | 'password_reset'
  | 'password_changed'
  | 'email_verified'
  | 'email_change_asked'
  | 'email_changed'
  | 'sessions_ended'
  | 'exported'
  | 'deleted'
  | 'origin_refused';

/** An event as it is kept. `account` and `network` are keyed hashes; nobody's account is ''. */
export interface SecurityEventRow {
  event: SecurityEvent;
  account: string;
  network: string;
}

/** Writes an event down under its minute; the same again within that minute is counted there. */
export async function insertSecurityEvent(
  sql: SqlOrTransaction,
  { event, account, network }: SecurityEventRow,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO security_events AS noted (at, event, account, network)
    VALUES (date_trunc('minute', ${at}::timestamptz), ${event}, ${account}, ${network})
    ON CONFLICT (at, event, account, network) DO UPDATE SET times = noted.times + 1`;
}

/** Forgets what is older at `at` than the policy's retention_days.security. */
export async function deleteOldSecurityEvents(sql: SqlOrTransaction, at: Date): Promise<void> {
  const days = policy.retention_days.security;
  await sql`DELETE FROM security_events WHERE at <= ${at}::timestamptz - make_interval(days => ${days})`;
}
