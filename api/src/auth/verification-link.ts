import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';

const PAGE = '/verify-email';

/**
 * Stands before `GET /verify-email`: a link that was used already signs nobody in, and a link of one account does nothing
 * in a browser that is signed in to another.
 */
export function verificationLink(): BetterAuthPlugin {
  return {
    id: 'saathi-verification-link',
    hooks: {
      before: [
        {
          matcher: (context) => context.path === '/verify-email',
          handler: createAuthMiddleware(async (ctx) => {
            const link = await verifyJWT<{ email?: string }>(String(ctx.query?.token), ctx.context.secret);
            const owner =
              link?.email && (await ctx.context.internalAdapter.findUserByEmail(link.email))?.user;
            if (!owner) return;
            const session = await getSessionFromCtx<{ isAnonymous?: boolean | null }>(ctx, {
              disableRefresh: true,
            });
            if (session?.user.id === owner.id) return;
            if (session && !session.user.isAnonymous) throw ctx.redirect(`${PAGE}?error=OTHER_ACCOUNT`);
            if (owner.emailVerified) throw ctx.redirect(`${PAGE}?error=EMAIL_ALREADY_VERIFIED`);
          }),
        },
      ],
    },
  };
}
