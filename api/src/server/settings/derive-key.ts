import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const KEY_BYTES = 32;

/** A key for one purpose alone, derived from AUTH_SECRET (HKDF): what one key makes is of no use where another is asked for. */
export function deriveKey(authSecret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', authSecret, '', `saathi ${purpose}`, KEY_BYTES)));
}
