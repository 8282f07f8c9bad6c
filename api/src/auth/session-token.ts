import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

const BEARER = /^bearer +(.+)$/i;

/**
 * Finds the token of the sign-in session that a request's headers carry, by the rules of better-auth: an Authorization
 * header (the bare token, or the signed value of the cookie) comes before the cookie, whose signature must hold. Undefined
 * without either. Says nothing yet about whether such a session is there.
 */
export function createTokenReader(
  secret: string,
  cookieName: string,
): (headers: Headers) => string | undefined {
  const key = createSecretKey(secret, 'utf8');
  const verified = (signed: string): string | undefined => {
    const dot = signed.lastIndexOf('.');
    const token = signed.slice(0, dot);
    const given = Buffer.from(signed.slice(dot + 1));
    const ours = Buffer.from(createHmac('sha256', key).update(token).digest('base64'));
    return dot > 0 && given.length === ours.length && timingSafeEqual(given, ours) ? token : undefined;
  };
  const fromBearer = (header: string | null) => {
    const value = header && BEARER.exec(header)?.[1]?.trim();
    if (!value) return undefined;
    return value.includes('.') ? verified(decoded(value)) : decoded(value);
  };
  const fromCookie = (header: string | null) => {
    const value = header && parse(header, cookieName)[cookieName];
    return value ? verified(value) : undefined;
  };
  return (headers) => fromBearer(headers.get('authorization')) ?? fromCookie(headers.get('cookie'));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
