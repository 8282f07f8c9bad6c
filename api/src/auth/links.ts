import type { BetterAuthPlugin } from 'better-auth';
import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { VerificationMailRequest } from 'contracts/auth';
import type { Policy } from 'contracts/policy';
import type { Mail } from '../mail/mail.ts';
import { verificationMail } from '../mail/templates.ts';
import { policy } from '../policy/policy.ts';
import { findAnonymousSession } from './anonymous.ts';
import { beforePath, type Ctx, findSession } from './hooks.ts';
import type { SilentSignUp } from './silent-sign-up.ts';

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
  /** Where a token's link leads. */
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
  const urlOf = (token: string) =>
    `${publicUrl}/auth/v1/verify-email?token=${encodeURIComponent(token)}&callbackURL=${encodeURIComponent(PAGE)}`;
  return {
    tokenFor: (userId, email) =>
      createEmailVerificationToken(secret, email, undefined, linkSeconds('verification'), { userId }),
    urlOf,
    sendLink: (email, token) => mail.send(verificationMail(email, urlOf(token))),
  };
}

/**
 * Stands before `GET /verify-email`: a link that was used already signs nobody in, and a link of one account does nothing
 * in a browser that is signed in to another. Stands before `POST /send-verification-email` while sign-up is silent.
 */
export function openLink(silently: SilentSignUp): BetterAuthPlugin {
  return {
    id: 'saathi-verification-link',
    hooks: {
      before: [
        beforePath('/verify-email', (ctx) => checkLink(silently, ctx)),
        beforePath('/send-verification-email', async (ctx) => {
          if (!policy.accounts.silent_sign_up) return;
          const session = await findAnonymousSession(ctx);
          const body = VerificationMailRequest.safeParse(ctx.body);
          if (!session || !body.success) return;
          await silently.resend(ctx, session.user.id, body.data.email);
          return ctx.json({ status: true });
        }),
      ],
    },
  };
}

async function checkLink(silently: SilentSignUp, ctx: Ctx) {
  const given = String(ctx.query?.token);
  const session = await findSession(ctx);
  const signedIn = session && !session.user.isAnonymous;
  if (await silently.isLink(ctx, given)) {
    if (signedIn) throw ctx.redirect(`${PAGE}?error=OTHER_ACCOUNT`);
    const token = await silently.redeem(ctx, given);
    if (!token) throw ctx.redirect(`${PAGE}?error=EMAIL_ALREADY_VERIFIED`);
    return { context: { query: { ...ctx.query, token } } };
  }
  const link = await verifyJWT<{ email?: string }>(given, ctx.context.secret);
  const owner = link?.email && (await ctx.context.internalAdapter.findUserByEmail(link.email))?.user;
  if (!owner || session?.user.id === owner.id) return;
  if (signedIn) throw ctx.redirect(`${PAGE}?error=OTHER_ACCOUNT`);
  if (owner.emailVerified) throw ctx.redirect(`${PAGE}?error=EMAIL_ALREADY_VERIFIED`);
}
