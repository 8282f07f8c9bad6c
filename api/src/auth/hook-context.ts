import { type createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { refusal } from './refusals.ts';

/** What better-auth hands to a hook. */
export type Ctx = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** The session of this browser, if it has one. */
export function findSession(ctx: Ctx) {
  return getSessionFromCtx<{ isAnonymous?: boolean | null }>(ctx, { disableRefresh: true });
}

/** The session of this browser, if its person is anonymous. */
export async function findAnonymousSession(ctx: Ctx) {
  const session = await findSession(ctx);
  return session?.user.isAnonymous ? session : null;
}

/** An id for a new row. */
export function newId(ctx: Ctx, model: 'user' | 'account'): string {
  return ctx.context.generateId({ model }) || crypto.randomUUID();
}

/** Signs this browser in; returns the session's token. */
export async function startSession(ctx: Ctx, userId: string): Promise<string> {
  const user = await ctx.context.internalAdapter.findUserById(userId);
  const session = await ctx.context.internalAdapter.createSession(userId);
  if (!user) throw refusal.badCredentials();
  await setSessionCookie(ctx, { session, user });
  return session.token;
}
