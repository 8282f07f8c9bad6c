import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, createEmailVerificationToken } from 'better-auth/api';
import * as z from 'zod';
import { policy } from '../policy/policy.ts';
import type { Sql } from '../server/database/connect.ts';
import { consumeRateLimit, isWithinRateLimit } from '../server/rate-limit/rate-limit.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address-header.ts';
import { isCommonPassword } from './common-passwords.ts';
import { type Ctx, findAnonymousSession, newId, startSession } from './hook-context.ts';
import { keyedHash } from './keyed-hash.ts';
import { createAccount } from './queries.ts';
import { refusal } from './refusals.ts';
import type { SilentSignUp } from './silent-sign-up.ts';

const Body = z.object({ email: z.string().trim().toLowerCase(), password: z.string() });
const Resend = z.object({ email: z.string().trim().toLowerCase() });
const Email = z.email().max(254);
// Whoever asks about more known addresses than this from one place is not signing up but looking for people.
const KNOWN = 30;
const KNOWN_SECONDS = 3600;
const SUCCESS = 'Account created! Please check your email to verify.';

/**
 * Answers `POST /sign-up/email` in better-auth's place. Where better-auth would make a second person out of an anonymous
 * one, this keeps the same row; and it gives a session at once although the address is not verified yet, because the
 * journey goes on to /country-language (product.md, Accounts).
 */
export function signUp(sql: Sql, silently: SilentSignUp): BetterAuthPlugin {
  return {
    id: 'saathi-sign-up',
    hooks: {
      before: [
        {
          matcher: (context) => context.path === '/sign-up/email',
          handler: createAuthMiddleware(async (ctx) => {
            const { email, password } = parseBody(ctx.body);
            if (policy.accounts.silent_sign_up)
              return ctx.json({ message: SUCCESS, ...(await silently.answer(ctx, email, password)) });
            const asker = `known:${keyedHash(ctx.context.secret, ctx.headers?.get(CLIENT_ADDRESS_HEADER) ?? '')}`;
            if (!(await isWithinRateLimit(sql, asker, KNOWN))) throw refusal.tooMany();
            const anonymous = await findAnonymousSession(ctx);
            const userId = anonymous?.user.id ?? newId(ctx, 'user');
            const hash = await ctx.context.password.hash(password);
            const created = await createAccount(sql, {
              userId,
              accountId: newId(ctx, 'account'),
              email,
              password: hash,
            });
            if (!created) {
              await consumeRateLimit(sql, asker, KNOWN, KNOWN_SECONDS);
              throw refusal.taken();
            }
            await sendLink(ctx, email);
            if (anonymous) await ctx.context.internalAdapter.deleteSession(anonymous.session.token);
            const token = await startSession(ctx, userId);
            return ctx.json({ message: SUCCESS, token, user: { id: userId, email, emailVerified: false } });
          }),
        },
        {
          matcher: (context) => context.path === '/send-verification-email' && policy.accounts.silent_sign_up,
          handler: createAuthMiddleware(async (ctx) => {
            const session = await findAnonymousSession(ctx);
            const body = Resend.safeParse(ctx.body);
            if (!session || !body.success) return;
            await silently.resend(ctx, session.user.id, body.data.email);
            return ctx.json({ status: true });
          }),
        },
      ],
    },
  };
}

function parseBody(given: unknown): z.infer<typeof Body> {
  const body = Body.safeParse(given);
  if (!body.success || !body.data.email || !body.data.password) throw refusal.incomplete();
  const { email, password } = body.data;
  if (!Email.safeParse(email).success) throw refusal.invalidEmail();
  if (password.length < policy.limits.password_min) throw refusal.shortPassword();
  if (password.length > policy.limits.password_max) throw refusal.longPassword();
  if (isCommonPassword(password, email)) throw refusal.commonPassword();
  return body.data;
}

/** Mails a fresh verification link to the person with this address. */
export async function sendLink(ctx: Ctx, email: string): Promise<void> {
  const { secret, internalAdapter, options } = ctx.context;
  const found = await internalAdapter.findUserByEmail(email);
  const verification = options.emailVerification;
  if (!found || !verification?.sendVerificationEmail) return;
  const token = await createEmailVerificationToken(
    secret,
    email,
    undefined,
    verification.expiresIn,
    // Bound to the person: a link outlives an erased account, and must not verify whoever takes the address next.
    { userId: found.user.id },
  );
  await verification.sendVerificationEmail({ user: found.user, url: '', token }, ctx.request);
}
