import { keyedHash } from '../auth/limits.ts';
import type { Sql } from '../server/database/connect.ts';
import { networkClassOf } from '../server/http/network-of.ts';
import { deriveKey } from '../server/settings/derive-key.ts';
import { insertSecurityEvent, type SecurityEvent } from './queries.ts';

/** Where something was done, and to whose account; `network` is as networkOf gives it. */
interface Whereabouts {
  userId?: string | undefined;
  network: string;
}

/** Writes down what was done to accounts, without a word about whose they are (docs/product/retention.md, Security log). */
export interface SecurityLog {
  note: (event: SecurityEvent, whereabouts: Whereabouts) => Promise<void>;
}

/** Makes the security log. Its key is of no use for anything else, so nothing else can be matched with it. */
export function createSecurityLog(parts: { sql: Sql; authSecret: string; clock: () => Date }): SecurityLog {
  const { sql, authSecret, clock } = parts;
  const key = deriveKey(authSecret, 'security log');
  return {
    async note(event, { userId, network }) {
      const account = userId === undefined ? '' : keyedHash(key, `account:${userId}`);
      const from = keyedHash(key, `network:${networkClassOf(network)}`);
      await insertSecurityEvent(sql, { event, account, network: from }, clock());
    },
  };
}
