import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { findSession } from './hook-context.ts';
import type { SilentSignUp } from './silent-sign-up.ts';

const PAGE = '/verify-email';

/**
 * Stands before `GET /verify-email`: a link that was used already signs nobody in, and a link of one account does nothing
 * in a browser that is signed in to another.
 */
export function verificationLink(silently: SilentSignUp): BetterAuthPlugin {
  return {
    id: 'saathi-verification-link',
    hooks: {
      before: [
        {
          matcher: (context) => context.path === '/verify-email',
          handler: createAuthMiddleware(async (ctx) => {
            const given = String(ctx.query?.token);
            const session = await findSession(ctx);
            if (await silently.isLink(ctx, given)) {
              if (session && !session.user.isAnonymous) throw ctx.redirect(`${PAGE}?error=OTHER_ACCOUNT`);
              const token = await silently.redeem(ctx, given);
              if (!token) throw ctx.redirect(`${PAGE}?error=EMAIL_ALREADY_VERIFIED`);
              return { context: { query: { ...ctx.query, token } } };
            }
            const link = await verifyJWT<{ email?: string }>(given, ctx.context.secret);
            const owner =
              link?.email && (await ctx.context.internalAdapter.findUserByEmail(link.email))?.user;
            if (!owner) return;
            if (session?.user.id === owner.id) return;
            if (session && !session.user.isAnonymous) throw ctx.redirect(`${PAGE}?error=OTHER_ACCOUNT`);
            if (owner.emailVerified) throw ctx.redirect(`${PAGE}?error=EMAIL_ALREADY_VERIFIED`);
          }),
        },
      ],
    },
  };
}
