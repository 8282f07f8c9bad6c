import { randomBytes } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { EmailChange } from 'contracts/auth';
import * as z from 'zod';
import type { Mail } from '../mail/mail.ts';
import { emailChangedMail, newAddressMail } from '../mail/templates.ts';
import { policy } from '../policy/policy.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Sql } from '../server/database/connect.ts';
import type { FindProof } from './confirm-email.ts';
import { beforePath, type Ctx, findSession, parseBody } from './hooks.ts';
import { linkEnd, type VerificationLinks } from './links.ts';
import { dropMailedLinks, moveAddress } from './queries.ts';
import { refusal } from './refusals.ts';
import { noteEvent } from './security-events.ts';
import { checkPassword } from './try-password.ts';

const Move = z.object({ userId: z.string(), from: z.string(), to: z.string() });
type Move = z.infer<typeof Move>;

const TOKEN_BYTES = 24;
const SENT = 'Please open the link that we sent to your new address. Until then nothing changes.';
const keyFor = (token: string) => `change-email:${token}`;

interface Parts {
  sql: Sql;
  mail: Mail;
  securityLog: SecurityLog;
  publicUrl: string;
  supportEmail: string;
  links: VerificationLinks;
  onVerified: (userId: string, email: string) => Promise<void>;
}

/**
 * `POST /change-email` `{ newEmail, currentPassword }`: the address changes once the link sent to the new one is confirmed, and
 * the old one is told. A taken address is answered alike. A changed password makes the link useless.
 */
export function emailChange(parts: Parts): BetterAuthPlugin {
  return {
    id: 'saathi-email-change',
    hooks: {
      before: [
        beforePath('/change-email', async (ctx) => {
          const move = await checkEmailChange(parts, ctx);
          await noteEvent(parts.securityLog, ctx, 'email_change_asked', move.userId);
          const token = `${move.userId}:${randomBytes(TOKEN_BYTES).toString('base64url')}`;
          await ctx.context.internalAdapter.createVerificationValue({
            identifier: keyFor(token),
            value: JSON.stringify(move),
            expiresAt: linkEnd('new_address'),
          });
          const taken = await ctx.context.internalAdapter.findUserByEmail(move.to);
          if (!taken) parts.mail.send(newAddressMail(move.to, parts.links.urlOf(token)));
          return ctx.json({ status: true, message: SENT });
        }),
      ],
    },
  };
}

/** What the token of a mailed change of address proves. */
export function findEmailChange(parts: Parts): FindProof {
  return async (ctx, token) => {
    const { internalAdapter } = ctx.context;
    const found = await internalAdapter.findVerificationValue(keyFor(token));
    if (!found || found.expiresAt < new Date()) return null;
    const move = Move.parse(JSON.parse(found.value));
    return {
      browserOf: move.userId,
      email: move.from,
      password: (await internalAdapter.findCredentialAccount(move.userId))?.password ?? null,
      event: 'email_changed',
      done: false,
      async carryOut() {
        await internalAdapter.consumeVerificationValue(keyFor(token));
        return (await carryOut(parts, ctx, move)) ? move.userId : null;
      },
    };
  };
}

async function checkEmailChange(parts: Parts, ctx: Ctx): Promise<Move> {
  const session = await findSession(ctx);
  if (!session || session.user.isAnonymous) throw refusal.signInNeeded();
  const { newEmail, currentPassword } = parseBody(ctx, EmailChange);
  if (currentPassword.length > policy.limits.password_max) throw refusal.incompleteEmailChange();
  await checkPassword(parts, ctx, session.user, currentPassword);
  const { id, email } = session.user;
  return { userId: id, from: email, to: newEmail };
}

async function carryOut({ sql, mail, supportEmail, onVerified }: Parts, ctx: Ctx, move: Move) {
  const user = await ctx.context.internalAdapter.findUserById(move.userId);
  if (!user) return false;
  if (!user.emailVerified) await onVerified(move.userId, move.to);
  if (!(await moveAddress(sql, move))) return false;
  await dropMailedLinks(sql, move.userId);
  // Nobody proved an unverified address, so whoever reads it need not hear of this account.
  if (user.emailVerified) mail.send(emailChangedMail(move.from, supportEmail));
  return true;
}
