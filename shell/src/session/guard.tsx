import type { Access } from 'contracts/remote';
import type { SessionPerson } from 'contracts/session';
import { hasLocalProfile, rememberReturn } from 'contracts/storage';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageLoading } from '../remotes/page-loading.tsx';
import { LoginFirst, type Missing } from './login-first.tsx';
import { SessionFailed } from './session-failed.tsx';
import { useSessionState } from './use-session.ts';

/**
 * Lets a person see what they may see. No account: /welcome, and back here after sign-in; after a session that was ended elsewhere,
 * the button that signs in again. A member's page without a verified e-mail: the sentence and the button that help. Somebody whose
 * profile waits on this device is let in as anonymous. The server decides again on every call.
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { session, error, ended } = useSessionState();
  const { pathname, search } = useLocation();
  if (access === 'public' || isBypassed()) return children;
  if (access === 'person' && !session?.person && hasLocalProfile()) return children;
  if (!session) return error ? <SessionFailed error={error} /> : <PageLoading title="Saathi" />;
  if (!session.person && !ended) {
    rememberReturn(pathname + search);
    return <Navigate to="/welcome" replace />;
  }
  const missing = missingFor(access, session.person);
  return missing ? <LoginFirst missing={missing} /> : children;
}

/** What somebody lacks for a page. Nobody is here whose session was ended elsewhere. */
function missingFor(access: Access, person: SessionPerson | null): Missing | undefined {
  if (!person) return access === 'member' ? 'ended-chat' : 'ended';
  if (access !== 'member' || person.email_verified) return undefined;
  return person.anonymous ? 'email' : 'verification';
}

/** A developer's way past the guard (docs/product/routes.md, Developers); a production build does not contain it. */
function isBypassed(): boolean {
  return process.env.NODE_ENV !== 'production' && localStorage.getItem('dev-bypass') === 'true';
}
