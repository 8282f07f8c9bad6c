import { HostProvider, type HostServices, type Route } from 'contracts';
import type { Http } from 'contracts/http';
import { messageOf } from 'contracts/problem';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { askWhenRefused } from '../session/ask-when-refused.ts';
import { signOut } from '../session/sign-out.ts';
import { useRefreshSession, useSessionState } from '../session/use-session.ts';
import { HostLink } from './host-link.tsx';
import { report } from './report.ts';
import { showToast } from './use-toasts.ts';

/** Lends the host services (contracts/host.ts) to the shell's own parts and to every remote. */
export function Host({ http, children }: { http: Http; children: ReactNode }) {
  const { session } = useSessionState();
  const refresh = useRefreshSession(http);
  const navigate = useNavigate();
  const watched = useMemo(
    () => askWhenRefused(http, () => void refresh().catch(() => undefined)),
    [http, refresh],
  );
  const host = useMemo<HostServices>(
    () => ({
      session: { current: session, refresh },
      http: watched,
      async signOut() {
        try {
          await signOut(http);
          // First, or the guard of the page being left would remember it for whoever signs in next.
          navigate('/welcome');
          await refresh();
        } catch (error) {
          showToast({ tone: 'error', text: messageOf(error) });
        }
      },
      navigation: {
        go: (path, options) => void navigate(path, options),
        back: () => void (history.length > 1 ? navigate(-1) : navigate('/welcome')),
      },
      Link: HostLink,
      useRoute,
      toasts: { show: showToast },
      telemetry: { report },
    }),
    [session, refresh, http, watched, navigate],
  );
  return <HostProvider value={host}>{children}</HostProvider>;
}

function useRoute(): Route {
  const { pathname, search, state } = useLocation();
  const params = useParams();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return { path: pathname, params, query, state };
}
