import { randomBytes } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { type SignUp, VerificationMailRequest } from 'contracts/auth';
import * as z from 'zod';
import type { Mail } from '../mail/mail.ts';
import { alreadyRegisteredMail } from '../mail/templates.ts';
import { policy } from '../policy/policy.ts';
import type { Sql } from '../server/database/connect.ts';
import { findAnonymousSession, findOrCreateVisitor } from './anonymous.ts';
import type { FindProof } from './confirm-email.ts';
import { beforePath, type Ctx, newId } from './hooks.ts';
import { linkEnd, type VerificationLinks } from './links.ts';
import { markVerified } from './provider-queries.ts';
import { createAccount, findWaiting, isAnonymous } from './queries.ts';
import { refusal } from './refusals.ts';
import type { SignedUp } from './sign-up.ts';

/** What waits for its link to be opened; `password` is hashed. */
const Waiting = z.object({ userId: z.string(), email: z.string(), password: z.string() });
type Waiting = z.infer<typeof Waiting>;

const TOKEN_BYTES = 32;
const keyFor = (token: string) => `sign-up:${token}`;
const newToken = (userId: string) => `${userId}:${randomBytes(TOKEN_BYTES).toString('base64url')}`;

interface Parts {
  sql: Sql;
  mail: Mail;
  publicUrl: string;
  links: VerificationLinks;
  onVerified: (userId: string, email: string) => Promise<void>;
}

/** Sign-up while `policy.accounts.silent_sign_up` is on. */
export interface SilentSignUp {
  /** Answers a known and an unknown address alike; the difference is in the mail. */
  answer: (ctx: Ctx, credentials: SignUp) => Promise<SignedUp>;
  /** Mails the link of this visitor's waiting sign-up again, if it has one; nothing tells whether it had. */
  resend: (ctx: Ctx, userId: string, email: string) => Promise<void>;
  /** What a token that `answer` mailed proves: it makes the account that waited. */
  find: FindProof;
}

/**
 * Nobody learns who has an account: the visitor stays anonymous until the link is opened, and only then becomes the owner
 * of the address, in the same row and with everything they entered. An owner's mail says that there is an account already.
 */
export function silentSignUp({ sql, mail, publicUrl, links, onVerified }: Parts): SilentSignUp {
  return {
    async answer(ctx, { email, password }) {
      const { internalAdapter } = ctx.context;
      const visitor = await findOrCreateVisitor(ctx);
      const hash = await ctx.context.password.hash(password);
      const owner = await internalAdapter.findUserByEmail(email);
      const token = newToken(visitor.userId);
      // Written for a known address too, so that the answer takes as long; that token is never mailed.
      await internalAdapter.createVerificationValue({
        identifier: keyFor(token),
        value: JSON.stringify({ userId: visitor.userId, email, password: hash }),
        expiresAt: linkEnd('verification'),
      });
      if (owner) mail.send(alreadyRegisteredMail(owner.user.email, `${publicUrl}/login`));
      else links.sendLink(email, token);
      return { token: visitor.token, user: { id: visitor.userId, email, emailVerified: false } };
    },
    async resend(ctx, userId, email) {
      const waiting = await findWaiting(sql, userId, email);
      const owner = await ctx.context.internalAdapter.findUserByEmail(email);
      if (!waiting || owner) return;
      // The token of the first mail is known to nobody any more, so this mail gets one of its own.
      const token = newToken(userId);
      const { value, expires_at: expiresAt } = waiting;
      await ctx.context.internalAdapter.createVerificationValue({
        identifier: keyFor(token),
        value,
        expiresAt,
      });
      links.sendLink(email, token);
    },
    async find(ctx, token) {
      const { internalAdapter } = ctx.context;
      const found = await internalAdapter.findVerificationValue(keyFor(token));
      if (!found || found.expiresAt < new Date()) return null;
      const waiting = Waiting.parse(JSON.parse(found.value));
      return {
        browserOf: (await isAnonymous(sql, waiting.userId)) ? waiting.userId : null,
        email: waiting.email,
        password: waiting.password,
        event: 'email_verified',
        done: false,
        async carryOut() {
          if (!(await internalAdapter.consumeVerificationValue(keyFor(token)))) return null;
          const id = await makeAccount(sql, ctx, waiting);
          await onVerified(id, waiting.email);
          return (await markVerified(sql, { id, email: waiting.email })) ? id : null;
        },
      };
    },
  };
}

/** Stands before `POST /send-verification-email` while sign-up is silent. */
export function silentResend(silently: SilentSignUp): BetterAuthPlugin {
  return {
    id: 'saathi-silent-resend',
    hooks: {
      before: [
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

async function makeAccount(sql: Sql, ctx: Ctx, { userId, email, password }: Waiting): Promise<string> {
  const owner = await firstFree([userId, newId(ctx, 'user')], (id) =>
    createAccount(sql, { userId: id, accountId: newId(ctx, 'account'), email, password }),
  );
  if (!owner) throw refusal.alreadyVerified();
  return owner;
}

// The visitor may have become somebody else meanwhile; then the address gets a row of its own.
async function firstFree(ids: string[], take: (id: string) => Promise<boolean>): Promise<string | undefined> {
  for (const id of ids) if (await take(id)) return id;
  return undefined;
}
