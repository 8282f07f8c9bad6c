import { createHmac } from 'node:crypto';

/** A key for counting by an address of mail or network without keeping the address. */
export function keyedHash(secret: string, address: string): string {
  return createHmac('sha256', secret).update(address).digest('base64url');
}
