import type { Mail } from '../mail/mail.ts';
import { wrongPasswordsMail } from '../mail/templates.ts';
import { policy } from '../policy/policy.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Sql } from '../server/database/connect.ts';
import { clearRateLimits, consumeRateLimit, refundRateLimits } from '../server/rate-limit/rate-limit.ts';
import type { Ctx } from './hooks.ts';
import { CLIENT_ADDRESS_HEADER } from './limits.ts';
import { refusal } from './refusals.ts';

const WRONG = 5;
const WRONG_SECONDS = 900;
const keyFor = (userId: string) => `password:${userId}`;

interface Parts {
  sql: Sql;
  mail: Mail;
  securityLog: SecurityLog;
  publicUrl: string;
}

interface Owner {
  id: string;
  email: string;
  emailVerified: boolean;
  /** Where they ask from (networkOf). */
  network: string;
}

/**
 * Asks `isRight` about the password that a signed-in person gave. Whoever holds somebody's session must not find the password with
 * it, so five wrong ones in a quarter of an hour are all there is, over every route that asks; then the owner is told
 * (docs/product/accounts.md, Wrong passwords).
 */
export async function tryPassword(
  { sql, mail, securityLog, publicUrl }: Parts,
  { id, email, emailVerified, network }: Owner,
  isRight: () => Promise<boolean>,
): Promise<'right' | 'wrong' | 'too_many'> {
  if (!(await consumeRateLimit(sql, keyFor(id), WRONG, WRONG_SECONDS))) {
    await securityLog.note('wrong_passwords', { userId: id, network });
    if (emailVerified) mail.send(wrongPasswordsMail(email, `${publicUrl}/forgot-password`));
    return 'too_many';
  }
  if (!(await isRight())) return 'wrong';
  await refundRateLimits(sql, [keyFor(id)]);
  return 'right';
}

/** tryPassword for a route under /auth/v1: throws unless the password is the person's. */
export async function checkPassword(
  parts: Parts,
  ctx: Ctx,
  user: Omit<Owner, 'network'>,
  password: string,
): Promise<void> {
  const owner = { ...user, network: ctx.headers?.get(CLIENT_ADDRESS_HEADER) ?? '' };
  const hash = (await ctx.context.internalAdapter.findCredentialAccount(owner.id))?.password;
  if (!hash) throw refusal.noPassword();
  const fits = password.length <= policy.limits.password_max;
  const tried = await tryPassword(
    parts,
    owner,
    async () => fits && (await ctx.context.password.verify({ hash, password })),
  );
  if (tried === 'too_many') throw refusal.tooManyWrong();
  if (tried === 'wrong') throw refusal.wrongPassword();
}

/** Lets a person try again at once: they chose a new password. */
export async function clearTries(sql: Sql, userId: string): Promise<void> {
  await clearRateLimits(sql, keyFor(userId));
}
