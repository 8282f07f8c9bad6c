import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature of `signed` under `secret`: HMAC-SHA-256 in hex, as Razorpay makes it. */
export function sign(secret: string, signed: string | Uint8Array): string {
  return createHmac('sha256', secret).update(signed).digest('hex');
}

/** Whether `signature` is that of `signed`, in a time that tells nothing of how much of it is right. */
export function isSignatureOf(secret: string, signed: string | Uint8Array, signature: string): boolean {
  const [right, given] = [Buffer.from(sign(secret, signed)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
