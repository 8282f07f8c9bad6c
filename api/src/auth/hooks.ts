import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import type * as z from 'zod/mini';
import { refusal } from './refusals.ts';

/** What better-auth hands to a hook. */
export type Ctx = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * A hook that runs before better-auth's own endpoint at `path`, a path as better-auth declares it (`/callback/:id`). An answer it
 * returns is sent in the endpoint's place; `{ context }` changes what the endpoint is given; nothing lets it go on.
 */
export function beforePath(path: string, handler: Handler) {
  return hookAt(path, handler);
}

/** A hook that runs once better-auth's own endpoint at `path` has answered. */
export function afterPath(path: string, handler: Handler) {
  return hookAt(path, handler);
}

/** A hook that runs once any of better-auth's own endpoints has answered. */
export function afterAny(handler: Handler) {
  return { matcher: () => true, handler: createAuthMiddleware(handler) };
}

type Handler = (ctx: Ctx) => Promise<unknown>;

function hookAt(path: string, handler: Handler) {
  return {
    matcher: (context: { path?: string }) => context.path === path,
    handler: createAuthMiddleware(handler),
  };
}

/** The body of a request, as its schema in contracts/auth gives it. Refuses with the code that the schema has for its first fault. */
export function parseBody<S extends z.ZodMiniType>(ctx: Ctx, schema: S): z.infer<S> {
  const body = schema.safeParse(ctx.body);
  if (body.success) return body.data;
  throw new APIError('BAD_REQUEST', { code: body.error.issues[0]?.message.toUpperCase() });
}

/** The session of this browser, if it has one. */
export function findSession(ctx: Ctx) {
  return getSessionFromCtx<{ isAnonymous?: boolean | null }>(ctx, { disableRefresh: true });
}

/** Signs this browser in; returns the session's token. */
export async function startSession(ctx: Ctx, userId: string): Promise<string> {
  const user = await ctx.context.internalAdapter.findUserById(userId);
  const session = await ctx.context.internalAdapter.createSession(userId);
  if (!user) throw refusal.badCredentials();
  await setSessionCookie(ctx, { session, user });
  return session.token;
}

/** An id for a new row. */
export function newId(ctx: Ctx, model: 'user' | 'account'): string {
  return ctx.context.generateId({ model }) || crypto.randomUUID();
}
