import { randomBytes } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import * as z from 'zod';
import type { Mail } from '../mail/mail.ts';
import { passwordChangedMail, recoveryMail } from '../mail/templates.ts';
import type { Sql } from '../server/database/connect.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findSession } from './hook-context.ts';
import { linkEnd } from './link-life.ts';
import { dropMailedLinks } from './queries.ts';
import { refusal } from './refusals.ts';

const Asked = z.object({ email: z.string().trim().toLowerCase().pipe(z.email()) });
const Reset = z.object({ token: z.string().min(1), newPassword: z.string() });
const Change = z.object({ currentPassword: z.string().min(1), newPassword: z.string() });
const TOKEN_BYTES = 24;
const SENT = 'If there is an account with this address, a link is on its way to it.';

/**
 * Recovery and change of passwords. A known and an unknown address are answered alike and cost the same work; a link is
 * good for nobody who is signed in as somebody else; a changed password ends every other session.
 */
export function recovery(sql: Sql, mail: Mail, publicUrl: string): BetterAuthPlugin {
  return {
    id: 'saathi-recovery',
    hooks: {
      before: [
        {
          matcher: (context) => context.path === '/request-password-reset',
          handler: createAuthMiddleware(async (ctx) => {
            const asked = Asked.safeParse(ctx.body);
            if (!asked.success) throw refusal.invalidEmail();
            const { internalAdapter } = ctx.context;
            const found = await internalAdapter.findUserByEmail(asked.data.email);
            const token = randomBytes(TOKEN_BYTES).toString('base64url');
            // Written for an unknown address too, where it opens nothing: the answer must not come sooner.
            await internalAdapter.createVerificationValue({
              identifier: `reset-password:${token}`,
              value: found?.user.id ?? 'nobody',
              expiresAt: linkEnd('recovery'),
            });
            if (found) mail.send(recoveryMail(found.user.email, linkTo(publicUrl, token)));
            return ctx.json({ status: true, message: SENT });
          }),
        },
        {
          matcher: (context) => context.path === '/reset-password',
          handler: createAuthMiddleware(async (ctx) => {
            const body = Reset.safeParse(ctx.body);
            if (!body.success) throw refusal.invalidLink();
            const { internalAdapter } = ctx.context;
            const link = await internalAdapter.findVerificationValue(`reset-password:${body.data.token}`);
            const owner = link && (await internalAdapter.findUserById(link.value));
            if (!owner) throw refusal.invalidLink();
            const session = await findSession(ctx);
            if (session && !session.user.isAnonymous && session.user.id !== owner.id)
              throw refusal.otherAccount();
            if (isCommonPassword(body.data.newPassword, owner.email)) throw refusal.commonPassword();
          }),
        },
        {
          matcher: (context) => context.path === '/change-password',
          handler: createAuthMiddleware(async (ctx) => {
            const body = Change.safeParse(ctx.body);
            if (!body.success) throw refusal.incompleteChange();
            const session = await findSession(ctx);
            if (isCommonPassword(body.data.newPassword, session?.user.email ?? ''))
              throw refusal.commonPassword();
            return { context: { body: { ...body.data, revokeOtherSessions: true } } };
          }),
        },
      ],
      after: [
        {
          matcher: (context) => context.path === '/change-password',
          handler: createAuthMiddleware(async (ctx) => {
            const changed = ctx.context.newSession;
            if (!changed) return;
            await dropMailedLinks(sql, changed.user.id);
            mail.send(passwordChangedMail(changed.user.email, `${publicUrl}/forgot-password`));
          }),
        },
      ],
    },
  };
}

function linkTo(publicUrl: string, token: string): string {
  return `${publicUrl}/auth/v1/reset-password/${token}?callbackURL=%2Freset-password`;
}
