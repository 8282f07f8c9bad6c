import { setSessionCookie } from 'better-auth/cookies';
import { afterAny } from './hooks.ts';

/**
 * Gives a new session its cookie once more where it was taken back: better-auth clears a cookie that came with the request and is
 * nobody's any more, and the new one with it. Stands behind every plugin that asks who is there.
 */
export function keepNewSession() {
  return {
    id: 'saathi-keep-new-session',
    hooks: {
      after: [
        afterAny(async (ctx) => {
          const { newSession, responseHeaders, authCookies } = ctx.context;
          const taken = `${authCookies.sessionToken.name}=;`;
          const lost = responseHeaders?.getSetCookie().some((cookie) => cookie.startsWith(taken));
          if (newSession && lost) await setSessionCookie(ctx, newSession);
        }),
      ],
    },
  };
}
