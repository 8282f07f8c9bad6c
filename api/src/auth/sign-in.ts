import type { BetterAuthPlugin } from 'better-auth';
import { SignIn } from 'contracts/auth';
import { policy } from '../policy/policy.ts';
import type { Sql } from '../server/database/connect.ts';
import { consumeRateLimit } from '../server/rate-limit/rate-limit.ts';
import { beforePath, type Ctx, parseBody } from './hooks.ts';
import { keyedHash } from './limits.ts';
import type { VerificationLinks } from './links.ts';
import { refusal } from './refusals.ts';

// Wide, so that nobody can lock a person out by guessing wrong for them; one address alone gets far fewer (limits.ts).
const GUESSES = 100;
const GUESSES_SECONDS = 900;
const LINK_SECONDS = 60;

/**
 * Stands before `POST /sign-in/email`: holds back guessing at one account from many addresses, and refuses an unverified
 * address once the password was right, with a fresh link on its way. Everything else is better-auth's.
 */
export function signIn(sql: Sql, links: VerificationLinks): BetterAuthPlugin {
  return {
    id: 'saathi-sign-in',
    hooks: {
      before: [
        beforePath('/sign-in/email', async (ctx) => {
          const { email, password } = parseBody(ctx, SignIn);
          if (password.length > policy.limits.password_max) throw refusal.badCredentials();
          const key = `sign-in:${keyedHash(ctx.context.secret, email)}`;
          if (!(await consumeRateLimit(sql, key, GUESSES, GUESSES_SECONDS))) throw refusal.tooMany();
          const found = await ctx.context.internalAdapter.findUserByEmail(email, { includeAccounts: true });
          if (!found || found.user.emailVerified) return { context: { body: { ...ctx.body, email } } };
          const hash = found.accounts.find((account) => account.providerId === 'credential')?.password;
          await checkPassword(ctx, hash, password);
          if (await consumeRateLimit(sql, `link:${found.user.id}`, 1, LINK_SECONDS))
            links.sendLink(email, await links.tokenFor(found.user.id, email));
          throw refusal.notVerified();
        }),
      ],
    },
  };
}

async function checkPassword(ctx: Ctx, hash: string | null | undefined, password: string): Promise<void> {
  // Without a password to compare, the same slow work is done for nothing, so that the answer takes as long.
  if (!hash) await ctx.context.password.hash(password);
  if (!hash || !(await ctx.context.password.verify({ hash, password }))) throw refusal.badCredentials();
}
