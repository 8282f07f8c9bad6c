import { randomBytes } from 'node:crypto';
import type { SignUp } from 'contracts/auth';
import * as z from 'zod';
import type { Mail } from '../mail/mail.ts';
import { alreadyRegisteredMail } from '../mail/templates.ts';
import type { Sql } from '../server/database/connect.ts';
import { findOrCreateVisitor } from './anonymous.ts';
import { type Ctx, newId } from './hooks.ts';
import { linkEnd, type VerificationLinks } from './links.ts';
import { createAccount, findWaiting } from './queries.ts';
import type { SignedUp } from './sign-up.ts';

/** What waits for its link to be opened; `password` is hashed. */
const Waiting = z.object({ userId: z.string(), email: z.string(), password: z.string() });

const TOKEN_BYTES = 32;
const PREFIX = 'sign-up:';
const keyFor = (token: string) => PREFIX + token;

interface Parts {
  sql: Sql;
  mail: Mail;
  publicUrl: string;
  links: VerificationLinks;
}

/** Sign-up while `policy.accounts.silent_sign_up` is on. */
export interface SilentSignUp {
  /** Answers a known and an unknown address alike; the difference is in the mail. */
  answer: (ctx: Ctx, credentials: SignUp) => Promise<SignedUp>;
  /** Mails the link of this visitor's waiting sign-up again, if it has one; nothing tells whether it had. */
  resend: (ctx: Ctx, userId: string, email: string) => Promise<void>;
  /** Whether a token was mailed by `answer`. */
  isLink: (ctx: Ctx, token: string) => Promise<boolean>;
  /** Makes the account that waited; returns an ordinary verification token for it, or null when the address is taken. */
  redeem: (ctx: Ctx, token: string) => Promise<string | null>;
}

/**
 * Nobody learns who has an account: the visitor stays anonymous until the link is opened, and only then becomes the owner
 * of the address, in the same row and with everything they entered. An owner's mail says that there is an account already.
 */
export function silentSignUp({ sql, mail, publicUrl, links }: Parts): SilentSignUp {
  return {
    async answer(ctx, { email, password }) {
      const { internalAdapter } = ctx.context;
      const visitor = await findOrCreateVisitor(ctx);
      const hash = await ctx.context.password.hash(password);
      const owner = await internalAdapter.findUserByEmail(email);
      const token = `${visitor.userId}:${randomBytes(TOKEN_BYTES).toString('base64url')}`;
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
      const key = await findWaiting(sql, userId, email);
      const owner = await ctx.context.internalAdapter.findUserByEmail(email);
      if (key && !owner) links.sendLink(email, key.slice(PREFIX.length));
    },
    async isLink(ctx, token) {
      return (await ctx.context.internalAdapter.findVerificationValue(keyFor(token))) !== null;
    },
    async redeem(ctx, token) {
      const found = await ctx.context.internalAdapter.consumeVerificationValue(keyFor(token));
      if (!found) return null;
      const { userId, email, password } = Waiting.parse(JSON.parse(found.value));
      const owner = await firstFree([userId, newId(ctx, 'user')], (id) =>
        createAccount(sql, { userId: id, accountId: newId(ctx, 'account'), email, password }),
      );
      return owner ? links.tokenFor(owner, email) : null;
    },
  };
}

// The visitor may have become somebody else meanwhile; then the address gets a row of its own.
async function firstFree(ids: string[], take: (id: string) => Promise<boolean>): Promise<string | undefined> {
  for (const id of ids) if (await take(id)) return id;
  return undefined;
}
