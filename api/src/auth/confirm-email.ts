import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { EmailConfirmation } from 'contracts/auth';
import { policy } from '../policy/policy.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Sql } from '../server/database/connect.ts';
import type { Guesses } from './guesses.ts';
import { type Ctx, findSession, parseBody, startSession } from './hooks.ts';
import { endSessions } from './provider-queries.ts';
import { refusal } from './refusals.ts';
import { noteEvent } from './security-events.ts';

/** What the token of a mailed link proves, and to whom. */
export interface Proof {
  /** The person in whose browsers it works without a password; null when there is none any more. */
  browserOf: string | null;
  /** The address of the account, for which wrong passwords are counted. */
  email: string;
  /** The password that other browsers are asked for, hashed; null for somebody who has none. */
  password: string | null;
  /** What it comes to once it is carried out. */
  event: 'email_verified' | 'email_changed';
  /** The address was proven before. */
  done: boolean;
  /** Counts the address as proven and gives the id of its account; null when the link came to nothing meanwhile. */
  carryOut: () => Promise<string | null>;
}

/** What a token proves; null when it is none of this kind. */
export type FindProof = (ctx: Ctx, token: string) => Promise<Proof | null>;

interface Parts {
  sql: Sql;
  securityLog: SecurityLog;
  guesses: Guesses;
  kinds: FindProof[];
}

/**
 * `POST /confirm-email` `{ token, password? }`: the button on the page that a mailed link opens
 * (docs/product/accounts.md, Verification). The link alone proves that somebody reads the mail, the session or the password that it is whoever signed up.
 * Both together sign in, and end every other session. So a stranger's link signs nobody in as the stranger, and a stranger who
 * signed up with somebody's address gains nothing when its owner opens the mail.
 */
export function confirmEmail(parts: Parts): BetterAuthPlugin {
  return {
    id: 'saathi-confirm-email',
    endpoints: {
      confirmEmail: createAuthEndpoint('/confirm-email', { method: 'POST' }, (ctx) => confirm(parts, ctx)),
    },
  };
}

async function confirm(parts: Parts, ctx: Ctx) {
  const { token, password } = parseBody(ctx, EmailConfirmation);
  const proof = await findProof(parts.kinds, ctx, token);
  const session = await findSession(ctx);
  if (!proof) throw refusal.invalidLink();
  if (session?.user.id !== proof.browserOf) {
    if (session && !session.user.isAnonymous) throw refusal.otherAccount();
    if (proof.done) throw refusal.alreadyVerified();
    await checkPassword(parts.guesses, ctx, proof, password);
  }
  const userId = await proof.carryOut();
  if (!userId) throw refusal.invalidLink();
  await noteEvent(parts.securityLog, ctx, proof.event, userId);
  await endSessions(parts.sql, userId);
  if (session) await ctx.context.internalAdapter.deleteSession(session.session.token);
  await startSession(ctx, userId);
  return ctx.json({ status: true });
}

async function findProof(kinds: FindProof[], ctx: Ctx, token: string): Promise<Proof | null> {
  for (const find of kinds) {
    const proof = await find(ctx, token);
    if (proof) return proof;
  }
  return null;
}

async function checkPassword(guesses: Guesses, ctx: Ctx, proof: Proof, password: string | undefined) {
  const { email, browserOf, password: hash } = proof;
  if (!hash) throw refusal.noPassword();
  if (!password) throw refusal.passwordNeeded();
  await guesses.begin(ctx, email, browserOf ?? undefined);
  const fits = password.length <= policy.limits.password_max;
  if (fits && (await ctx.context.password.verify({ hash, password }))) {
    return guesses.right(ctx, email, browserOf ?? undefined);
  }
  await guesses.wrong(ctx, email);
  throw refusal.notThePassword();
}
