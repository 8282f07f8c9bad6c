import { randomBytes } from 'node:crypto';
import { createEmailVerificationToken } from 'better-auth/api';
import * as z from 'zod';
import type { Mail } from '../mail/mail.ts';
import { alreadyRegisteredMail, verificationMail } from '../mail/templates.ts';
import type { Sql } from '../server/database/connect.ts';
import { type Ctx, findAnonymousSession, newId, startSession } from './hook-context.ts';
import { linkEnd, linkSeconds } from './link-life.ts';
import { createAccount, findWaiting } from './queries.ts';
import { refusal } from './refusals.ts';

/** What waits for its link to be opened; `password` is hashed. */
const Waiting = z.object({ userId: z.string(), email: z.string(), password: z.string() });

const TOKEN_BYTES = 32;
const PREFIX = 'sign-up:';
const keyFor = (token: string) => PREFIX + token;

interface Parts {
  sql: Sql;
  mail: Mail;
  publicUrl: string;
  anonymousDomain: string;
  verificationUrl: (token: string) => string;
}

/** Sign-up while `policy.accounts.silent_sign_up` is on. */
export interface SilentSignUp {
  /** Answers a known and an unknown address alike; the difference is in the mail. */
  answer: (ctx: Ctx, email: string, password: string) => Promise<SilentAnswer>;
  /** Mails the link of this visitor's waiting sign-up again, if it has one; nothing tells whether it had. */
  resend: (ctx: Ctx, userId: string, email: string) => Promise<void>;
  /** Whether a token was mailed by `answer`. */
  isLink: (ctx: Ctx, token: string) => Promise<boolean>;
  /** Makes the account that waited; returns an ordinary verification token for it, or null when the address is taken. */
  redeem: (ctx: Ctx, token: string) => Promise<string | null>;
}

interface SilentAnswer {
  token: string;
  user: { id: string; email: string; emailVerified: boolean };
}

/**
 * Nobody learns who has an account: the visitor stays anonymous until the link is opened, and only then becomes the owner
 * of the address, in the same row and with everything they entered. An owner's mail says that there is an account already.
 */
export function silentSignUp({
  sql,
  mail,
  publicUrl,
  anonymousDomain,
  verificationUrl,
}: Parts): SilentSignUp {
  return {
    async answer(ctx, email, password) {
      const { internalAdapter } = ctx.context;
      const newUser = await anonymousUser(ctx, anonymousDomain);
      const hash = await ctx.context.password.hash(password);
      const owner = await internalAdapter.findUserByEmail(email);
      const token = `${newUser.userId}:${randomBytes(TOKEN_BYTES).toString('base64url')}`;
      // Written for a known address too, under a key that nobody gets: the answer must not come sooner.
      await internalAdapter.createVerificationValue({
        identifier: keyFor(token),
        value: JSON.stringify({ userId: newUser.userId, email, password: hash }),
        expiresAt: linkEnd('verification'),
      });
      if (owner) mail.send(alreadyRegisteredMail(owner.user.email, `${publicUrl}/login`));
      else mail.send(verificationMail(email, verificationUrl(token)));
      return { token: newUser.token, user: { id: newUser.userId, email, emailVerified: false } };
    },
    async resend(ctx, userId, email) {
      const key = await findWaiting(sql, userId, email);
      const owner = await ctx.context.internalAdapter.findUserByEmail(email);
      if (key && !owner) mail.send(verificationMail(email, verificationUrl(key.slice(PREFIX.length))));
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
      if (!owner) return null;
      return createEmailVerificationToken(ctx.context.secret, email, undefined, linkSeconds('verification'), {
        userId: owner,
      });
    },
  };
}

// The visitor may have become somebody else meanwhile; then the address gets a row of its own.
async function firstFree(ids: string[], take: (id: string) => Promise<boolean>): Promise<string | undefined> {
  for (const id of ids) if (await take(id)) return id;
  return undefined;
}

async function anonymousUser(ctx: Ctx, anonymousDomain: string): Promise<{ userId: string; token: string }> {
  const running = await findAnonymousSession(ctx);
  if (running) return { userId: running.user.id, token: running.session.token };
  const user = await ctx.context.internalAdapter.createUser(
    {
      email: `temp-${crypto.randomUUID()}@${anonymousDomain}`,
      emailVerified: false,
      isAnonymous: true,
      name: '',
    },
    { method: 'anonymous' },
  );
  if (!user) throw refusal.badCredentials();
  return { userId: user.id, token: await startSession(ctx, user.id) };
}
