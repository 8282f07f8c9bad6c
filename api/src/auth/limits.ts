import { createHmac, type KeyObject } from 'node:crypto';

/** Carries the client's network (networkOf) to the rate limit; set on every request, whatever the client sent under this name. */
export const CLIENT_ADDRESS_HEADER = 'x-saathi-client-address';

/**
 * How often one network address may ask, per route; counted in the database, so that every API process counts together. Mobile
 * networks put many people behind one address, so these are wide; wrong passwords are counted in guesses.ts.
 */
export const limits = {
  enabled: true,
  storage: 'database' as const,
  window: 60,
  max: 120,
  customRules: {
    '/sign-up/email': { window: 60, max: 10 },
    // Wrong passwords count there, and right ones never do.
    '/sign-in/email': false as const,
    '/confirm-email': { window: 60, max: 20 },
    '/sign-in/anonymous': { window: 60, max: 20 },
    '/sign-in/social': { window: 60, max: 20 },
    '/request-password-reset': { window: 60, max: 5 },
    '/change-email': { window: 60, max: 10 },
    '/change-password': { window: 60, max: 10 },
    '/send-verification-email': { window: 60, max: 5 },
  },
};

/** A key for counting by, or recognising, an address of mail or network without keeping the address. */
export function keyedHash(secret: string | KeyObject, address: string): string {
  return createHmac('sha256', secret).update(address).digest('base64url');
}
