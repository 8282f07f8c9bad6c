import type { BetterAuthPlugin } from 'better-auth';
import { SignIn } from 'contracts/auth';
import { policy } from '../policy/policy.ts';
import type { Sql } from '../server/database/connect.ts';
import { consumeRateLimit } from '../server/rate-limit/rate-limit.ts';
import type { Guesses } from './guesses.ts';
import { afterPath, beforePath, type Ctx, parseBody } from './hooks.ts';
import type { VerificationLinks } from './links.ts';
import { refusal } from './refusals.ts';

const LINK_SECONDS = 60;

interface Parts {
  sql: Sql;
  links: VerificationLinks;
  guesses: Guesses;
}

/**
 * Stands around `POST /sign-in/email`: counts wrong passwords, and refuses an unverified address once the password was right, with
 * a fresh link on its way. Everything else is better-auth's.
 */
export function signIn(parts: Parts): BetterAuthPlugin {
  return {
    id: 'saathi-sign-in',
    hooks: {
      before: [
        beforePath('/sign-in/email', async (ctx) => {
          const { email, password } = parseBody(ctx, SignIn);
          if (password.length > policy.limits.password_max) throw refusal.badCredentials();
          const found = await ctx.context.internalAdapter.findUserByEmail(email, { includeAccounts: true });
          await parts.guesses.begin(ctx, email, found?.user.id);
          if (!found || found.user.emailVerified) return { context: { body: { ...ctx.body, email } } };
          const hash = found.accounts.find((account) => account.providerId === 'credential')?.password;
          return refuseUnverified(parts, ctx, { id: found.user.id, email, hash }, password);
        }),
      ],
      after: [
        afterPath('/sign-in/email', async (ctx) => {
          const { email } = parseBody(ctx, SignIn);
          const user = ctx.context.newSession?.user;
          await (user ? parts.guesses.right(ctx, email, user.id) : parts.guesses.wrong(ctx, email));
        }),
      ],
    },
  };
}

async function refuseUnverified(
  { sql, links, guesses }: Parts,
  ctx: Ctx,
  { id, email, hash }: { id: string; email: string; hash: string | null | undefined },
  password: string,
): Promise<never> {
  if (!(await isPassword(ctx, hash, password))) {
    await guesses.wrong(ctx, email);
    throw refusal.badCredentials();
  }
  await guesses.right(ctx, email, id);
  if (await consumeRateLimit(sql, `link:${id}`, 1, LINK_SECONDS))
    links.sendLink(email, await links.tokenFor(id, email));
  throw refusal.notVerified();
}

async function isPassword(ctx: Ctx, hash: string | null | undefined, password: string): Promise<boolean> {
  if (hash) return ctx.context.password.verify({ hash, password });
  // Without a password to compare, the same slow work is done for nothing, so that the answer takes as long.
  await ctx.context.password.hash(password);
  return false;
}
