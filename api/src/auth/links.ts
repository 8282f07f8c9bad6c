import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import type { Policy } from 'contracts/policy';
import type { Mail } from '../mail/mail.ts';
import { verificationMail } from '../mail/templates.ts';
import { policy } from '../policy/policy.ts';
import type { Sql } from '../server/database/connect.ts';
import type { Proof } from './confirm-email.ts';
import type { Ctx } from './hooks.ts';
import { markVerified } from './provider-queries.ts';

/** A kind of mailed link that works for a while. */
type LinkKind = keyof Policy['link_hours'];

const PAGE = '/verify-email';

/** How long a mailed link of this kind works, in seconds. */
export function linkSeconds(kind: LinkKind): number {
  return policy.link_hours[kind] * 3600;
}

/** When such a link, mailed now, stops working. */
export function linkEnd(kind: LinkKind): Date {
  return new Date(Date.now() + linkSeconds(kind) * 1000);
}

/** The links that prove whose an address is. */
export interface VerificationLinks {
  /** A token that verifies an address for this person only: a link outlives an erased account, and must not verify whoever is next. */
  tokenFor: (userId: string, email: string) => Promise<string>;
  /** The page that a token's link opens. Opening it changes nothing. */
  urlOf: (token: string) => string;
  /** Mails the link of a token. Does not wait for the mail to leave. */
  sendLink: (email: string, token: string) => void;
}

/** Makes and mails verification links; nothing else does. */
export function verificationLinks(parts: {
  mail: Mail;
  secret: string;
  publicUrl: string;
}): VerificationLinks {
  const { mail, secret, publicUrl } = parts;
  const urlOf = (token: string) => `${publicUrl}${PAGE}?token=${encodeURIComponent(token)}`;
  return {
    tokenFor: (userId, email) =>
      createEmailVerificationToken(secret, email, undefined, linkSeconds('verification'), { userId }),
    urlOf,
    sendLink: (email, token) => mail.send(verificationMail(email, urlOf(token))),
  };
}

/** What the token of a verification link proves; null when it is none, too old, or its account is gone. */
export async function findVerification(
  { sql, onVerified }: { sql: Sql; onVerified: (userId: string, email: string) => Promise<void> },
  ctx: Ctx,
  token: string,
): Promise<Proof | null> {
  const link = await verifyJWT<{ email?: string; userId?: string }>(token, ctx.context.secret);
  if (!link?.email) return null;
  const found = await ctx.context.internalAdapter.findUserByEmail(link.email, { includeAccounts: true });
  if (!found || found.user.id !== link.userId) return null;
  const { id, email, emailVerified } = found.user;
  return {
    browserOf: id,
    email,
    password: found.accounts.find(({ providerId }) => providerId === 'credential')?.password ?? null,
    event: 'email_verified',
    done: emailVerified,
    async carryOut() {
      // Before, not after: if it fails the address stays unverified, and pressing the button again repairs both.
      await onVerified(id, email);
      return (await markVerified(sql, { id, email })) ? id : null;
    },
  };
}
