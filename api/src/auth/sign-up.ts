import type { BetterAuthPlugin } from 'better-auth';
import { SignUp } from 'contracts/auth';
import { policy } from '../policy/policy.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Sql } from '../server/database/connect.ts';
import { consumeRateLimit, isWithinRateLimit } from '../server/rate-limit/rate-limit.ts';
import { findAnonymousSession } from './anonymous.ts';
import { beforePath, type Ctx, newId, parseBody, startSession } from './hooks.ts';
import { CLIENT_ADDRESS_HEADER, keyedHash } from './limits.ts';
import type { VerificationLinks } from './links.ts';
import { checkNewPassword } from './passwords.ts';
import { createAccount } from './queries.ts';
import { refusal } from './refusals.ts';
import { noteEvent } from './security-events.ts';
import type { SilentSignUp } from './silent-sign-up.ts';

// Whoever asks about more known addresses than this from one place is not signing up but looking for people.
const KNOWN = 30;
const KNOWN_SECONDS = 3600;
const SUCCESS = 'Account created! Please check your email to verify.';

interface Parts {
  sql: Sql;
  links: VerificationLinks;
  securityLog: SecurityLog;
}

/**
 * Answers `POST /sign-up/email` in better-auth's place. Where better-auth would make a second person out of an anonymous
 * one, this keeps the same row; and it gives a session at once although the address is not verified yet, because the
 * journey goes on to /country-language (docs/product/accounts.md, Sign-up).
 */
export function signUp(parts: Parts, silently: SilentSignUp): BetterAuthPlugin {
  return {
    id: 'saathi-sign-up',
    hooks: {
      before: [
        beforePath('/sign-up/email', async (ctx) => {
          const credentials = parseBody(ctx, SignUp);
          await checkNewPassword(credentials.password, credentials.email);
          const answer = policy.accounts.silent_sign_up
            ? await silently.answer(ctx, credentials)
            : await openAccount(parts, ctx, credentials);
          return ctx.json({ message: SUCCESS, ...answer });
        }),
      ],
    },
  };
}

/** What a sign-up answers, next to its words. */
export interface SignedUp {
  token: string;
  user: { id: string; email: string; emailVerified: boolean };
}

async function openAccount(
  { sql, links, securityLog }: Parts,
  ctx: Ctx,
  { email, password }: SignUp,
): Promise<SignedUp> {
  const asker = `known:${keyedHash(ctx.context.secret, ctx.headers?.get(CLIENT_ADDRESS_HEADER) ?? '')}`;
  if (!(await isWithinRateLimit(sql, asker, KNOWN))) throw refusal.tooMany();
  const anonymous = await findAnonymousSession(ctx);
  const userId = anonymous?.user.id ?? newId(ctx, 'user');
  const hash = await ctx.context.password.hash(password);
  if (!(await createAccount(sql, { userId, accountId: newId(ctx, 'account'), email, password: hash }))) {
    await consumeRateLimit(sql, asker, KNOWN, KNOWN_SECONDS);
    throw refusal.taken();
  }
  links.sendLink(email, await links.tokenFor(userId, email));
  if (anonymous) await ctx.context.internalAdapter.deleteSession(anonymous.session.token);
  await noteEvent(securityLog, ctx, 'signed_up', userId);
  const token = await startSession(ctx, userId);
  return { token, user: { id: userId, email, emailVerified: false } };
}
