import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import * as z from 'zod';
import { policy } from '../policy/policy.ts';
import type { Sql } from '../server/database/connect.ts';
import { consumeRateLimit } from '../server/rate-limit/rate-limit.ts';
import { keyedHash } from './keyed-hash.ts';
import { refusal } from './refusals.ts';
import { sendLink } from './sign-up.ts';

const Body = z.object({ email: z.string().trim().toLowerCase().min(1), password: z.string().min(1) });
// Wide, so that nobody can lock a person out by guessing wrong for them; one address alone gets far fewer (limits.ts).
const GUESSES = 100;
const GUESSES_SECONDS = 900;
const LINK_SECONDS = 60;

/**
 * Stands before `POST /sign-in/email`: holds back guessing at one account from many addresses, and refuses an unverified
 * address once the password was right, with a fresh link on its way. Everything else is better-auth's.
 */
export function signIn(sql: Sql): BetterAuthPlugin {
  return {
    id: 'saathi-sign-in',
    hooks: {
      before: [
        {
          matcher: (context) => context.path === '/sign-in/email',
          handler: createAuthMiddleware(async (ctx) => {
            const body = Body.safeParse(ctx.body);
            if (!body.success) throw refusal.incomplete();
            const { email, password } = body.data;
            if (password.length > policy.limits.password_max) throw refusal.badCredentials();
            if (
              !(await consumeRateLimit(
                sql,
                `sign-in:${keyedHash(ctx.context.secret, email)}`,
                GUESSES,
                GUESSES_SECONDS,
              ))
            )
              throw refusal.tooMany();
            const found = await ctx.context.internalAdapter.findUserByEmail(email, { includeAccounts: true });
            if (!found || found.user.emailVerified) return { context: { body: { ...ctx.body, email } } };
            const hash = found.accounts.find((account) => account.providerId === 'credential')?.password;
            // Without a password to compare, the same slow work is done for nothing, so that the answer takes as long.
            if (!hash) await ctx.context.password.hash(password);
            if (!hash || !(await ctx.context.password.verify({ hash, password })))
              throw refusal.badCredentials();
            if (await consumeRateLimit(sql, `link:${found.user.id}`, 1, LINK_SECONDS))
              await sendLink(ctx, email);
            throw refusal.notVerified();
          }),
        },
      ],
    },
  };
}
