import type { BetterAuthPlugin } from 'better-auth';
import type { SecurityEvent } from '../security-log/queries.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { afterPath, beforePath, type Ctx, findSession } from './hooks.ts';
import { CLIENT_ADDRESS_HEADER } from './limits.ts';

/** Writes an event of a request under /auth/v1 into the security log. */
export function noteEvent(
  securityLog: SecurityLog,
  { headers }: { headers?: Headers | undefined },
  event: SecurityEvent,
  userId?: string,
): Promise<void> {
  return securityLog.note(event, { userId, network: headers?.get(CLIENT_ADDRESS_HEADER) ?? '' });
}

/** Notes what better-auth's own endpoints did; our own note theirs. */
export function securityEvents(securityLog: SecurityLog): BetterAuthPlugin {
  const signsIn = (path: string, event: SecurityEvent) =>
    afterPath(path, async (ctx) => {
      const user = ctx.context.newSession?.user;
      if (user) await noteEvent(securityLog, ctx, event, user.id);
    });
  const ends = (path: string, event: SecurityEvent) =>
    beforePath(path, async (ctx: Ctx) => {
      const session = await findSession(ctx);
      if (session) await noteEvent(securityLog, ctx, event, session.user.id);
    });
  return {
    id: 'saathi-security-events',
    hooks: {
      before: [ends('/sign-out', 'signed_out'), ends('/revoke-sessions', 'sessions_ended')],
      after: [
        signsIn('/sign-in/email', 'signed_in'),
        signsIn('/callback/:id', 'signed_in'),
        signsIn('/change-password', 'password_changed'),
      ],
    },
  };
}
