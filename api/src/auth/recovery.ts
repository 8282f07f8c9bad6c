import { randomBytes } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { PasswordChange, PasswordReset, PasswordResetRequest } from 'contracts/auth';
import type { Mail } from '../mail/mail.ts';
import { passwordChangedMail, recoveryMail } from '../mail/templates.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Sql } from '../server/database/connect.ts';
import { afterAnswer } from './after-answer.ts';
import type { Guesses } from './guesses.ts';
import { afterPath, beforePath, findSession, parseBody } from './hooks.ts';
import { rememberDevice } from './known-device.ts';
import { linkEnd } from './links.ts';
import { checkNewPassword } from './passwords.ts';
import { dropUnprovenProviders, markVerified, replaceUnproven } from './provider-queries.ts';
import { dropMailedLinks, findPasswordTurns, turnPassword } from './queries.ts';
import { refusal } from './refusals.ts';
import { noteEvent } from './security-events.ts';
import { checkPassword, clearTries } from './try-password.ts';

const TOKEN_BYTES = 24;
const SENT = 'If there is an account with this address, a link is on its way to it.';

interface Parts {
  sql: Sql;
  mail: Mail;
  securityLog: SecurityLog;
  publicUrl: string;
  guesses: Guesses;
  onVerified: (userId: string, email: string) => Promise<void>;
}

/**
 * Recovery and change of passwords. A known and an unknown address are answered alike and cost the same work; a link is
 * good for nobody who is signed in as somebody else; a changed password ends every other session.
 */
export function recovery(parts: Parts): BetterAuthPlugin {
  const { sql, mail, publicUrl } = parts;
  return {
    id: 'saathi-recovery',
    hooks: {
      before: [
        beforePath('/request-password-reset', async (ctx) => {
          const { email } = parseBody(ctx, PasswordResetRequest);
          const { internalAdapter } = ctx.context;
          const found = await internalAdapter.findUserByEmail(email);
          await noteEvent(parts.securityLog, ctx, 'recovery_asked', found?.user.id);
          const token = randomBytes(TOKEN_BYTES).toString('base64url');
          // Written for an unknown address too, where it opens nothing: the answer must not come sooner.
          await internalAdapter.createVerificationValue({
            identifier: `reset-password:${token}`,
            value: found?.user.id ?? 'nobody',
            expiresAt: linkEnd('recovery'),
          });
          if (found) afterAnswer(() => mail.send(recoveryMail(found.user.email, linkTo(publicUrl, token))));
          return ctx.json({ status: true, message: SENT });
        }),
        beforePath('/reset-password', async (ctx) => {
          const { token, newPassword } = parseBody(ctx, PasswordReset);
          const { internalAdapter } = ctx.context;
          const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
          const owner = link && (await internalAdapter.findUserById(link.value));
          if (!owner || link.expiresAt < new Date()) throw refusal.invalidLink();
          const session = await findSession(ctx);
          if (session && !session.user.isAnonymous && session.user.id !== owner.id)
            throw refusal.otherAccount();
          await checkNewPassword(newPassword, owner.email);
          const isTheirs = owner.emailVerified || session?.user.id === owner.id;
          const userId = isTheirs ? owner.id : await replaceUnproven(sql, owner, link.id);
          if (!userId) throw refusal.invalidLink();
          // Whoever else goes on guessing, the owner can sign in here.
          rememberDevice(ctx, userId, (await findPasswordTurns(sql, userId)) + 1);
        }),
        beforePath('/change-password', async (ctx) => {
          const body = parseBody(ctx, PasswordChange);
          const session = await findSession(ctx);
          if (!session) throw refusal.signInNeeded();
          await checkNewPassword(body.newPassword, session.user.email);
          await checkPassword(parts, ctx, session.user, body.currentPassword);
          return { context: { body: { ...body, revokeOtherSessions: true } } };
        }),
      ],
      after: [
        afterPath('/change-password', async (ctx) => {
          const changed = ctx.context.newSession;
          if (!changed) return;
          await turnPassword(sql, changed.user.id);
          await dropMailedLinks(sql, changed.user.id);
          mail.send(passwordChangedMail(changed.user.email, `${publicUrl}/forgot-password`));
        }),
      ],
    },
  };
}

/**
 * After a new password was chosen through a recovery link: it came by mail, so it proves the address as a verification link does.
 * Whoever registered the address without proving it loses every way in; replaceUnproven erased what they told.
 */
export async function afterReset(
  { sql, mail, securityLog, publicUrl, guesses, onVerified }: Parts,
  { id, email, emailVerified }: { id: string; email: string; emailVerified: boolean },
  request: Request | undefined,
): Promise<void> {
  await turnPassword(sql, id);
  await noteEvent(securityLog, request ?? {}, 'password_reset', id);
  await dropMailedLinks(sql, id);
  await dropUnprovenProviders(sql, id);
  if (!emailVerified) {
    await onVerified(id, email);
    await markVerified(sql, { id, email });
  }
  await guesses.clear(email);
  await clearTries(sql, id);
  mail.send(passwordChangedMail(email, `${publicUrl}/forgot-password`));
}

function linkTo(publicUrl: string, token: string): string {
  return `${publicUrl}/auth/v1/reset-password/${token}?callbackURL=%2Freset-password`;
}
