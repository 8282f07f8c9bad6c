import { SessionList, type SignedInSession } from 'contracts/account';
import { Hono } from 'hono';
import type { AppContext, AppEnv } from '../../app-env.ts';
import { requireSignedIn } from '../../auth/person.ts';
import type { Deps } from '../../deps.ts';
import { clientNetwork } from '../../server/http/client-address.ts';
import { describe } from '../../server/openapi/describe.ts';
import { problem } from '../../server/problem/problem.ts';
import { signOut } from '../sign-out.ts';
import { deviceOf } from './device.ts';
import { endOtherSessions, endSession, listSignedIn, type SignedInRow } from './queries.ts';

/** `/v1/sessions`: where a person is signed in, and ending that. */
export function sessionsRoutes(
  deps: Pick<Deps, 'sql' | 'clock' | 'auth' | 'settings' | 'securityLog'>,
): Hono<AppEnv> {
  const { sql, clock, settings, securityLog } = deps;
  const noteEnd = (c: AppContext, userId: string) =>
    securityLog.note('sessions_ended', { userId, network: clientNetwork(c, settings.trustProxyHeader) });
  return new Hono<AppEnv>()
    .get(
      '/sessions',
      describe({ summary: 'Where the person is signed in.', responses: { 200: SessionList } }),
      async (c) => {
        const { person, session: here } = requireSignedIn(c);
        const sessions = (await listSignedIn(sql, person.id, clock())).map((row) =>
          view(row, here.id, clock()),
        );
        c.header('Cache-Control', 'no-store');
        return c.json(SessionList.parse({ sessions: sessions.sort(hereFirst) }));
      },
    )
    .delete(
      '/sessions',
      describe({ summary: 'Signs out everywhere else.', responses: { 204: 'Done.' } }),
      async (c) => {
        const { person, session: here } = requireSignedIn(c);
        await endOtherSessions(sql, person.id, here.id);
        await noteEnd(c, person.id);
        return c.body(null, 204);
      },
    )
    .delete(
      '/sessions/:id',
      describe({ summary: 'Ends one sign-in.', responses: { 204: 'Done.' } }),
      async (c) => {
        const { person, session: here } = requireSignedIn(c);
        const id = c.req.param('id');
        if (!(await endSession(sql, person.id, id))) {
          throw problem(404, 'session_ended', 'This sign-in has already ended. Nothing else was changed.');
        }
        await noteEnd(c, person.id);
        if (id === here.id) await signOut(deps, c);
        return c.body(null, 204);
      },
    );
}

function view(row: SignedInRow, hereId: string, now: Date): SignedInSession {
  const current = row.id === hereId;
  return {
    id: row.id,
    current,
    device: deviceOf(row.user_agent),
    created_at: row.created_at.toISOString(),
    // A session's row is written once a day; whoever asks is here now.
    last_seen_at: (current ? now : row.updated_at).toISOString(),
  };
}

function hereFirst(a: SignedInSession, b: SignedInSession): number {
  return Number(b.current) - Number(a.current);
}
