import { keyedHash } from '../auth/limits.ts';
import { inboxOf } from '../mail/inbox-of.ts';
import { deriveKey } from '../server/settings/derive-key.ts';

/**
 * What is kept of an address whose free pack was given: a keyed hash (HMAC) of its inbox, from which nobody without AUTH_SECRET can
 * read or try out an address (docs/product/credits.md, Free pack).
 */
export function freePackInbox(authSecret: string, email: string): string {
  return keyedHash(deriveKey(authSecret, 'free pack'), inboxOf(email));
}
