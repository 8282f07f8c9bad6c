import { hasLocalProfile } from 'contracts/local-profile';
import type { Access } from 'contracts/remote';
import { rememberReturn } from 'contracts/storage';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageLoading } from '../remotes/page-loading.tsx';
import { NeedsEmail } from './needs-email.tsx';
import { SessionFailed } from './session-failed.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useSessionState } from './use-session.ts';

/**
 * Lets a person see what they may see. No account: /welcome, and back here after sign-in; after a
 * session that was ended elsewhere, the button that signs in again. A member's page without a verified
 * e-mail: the sentence and the button that help. Somebody whose profile waits on this device is let in as anonymous. The server
 * decides again on every call.
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { session, error, ended } = useSessionState();
  const { pathname, search } = useLocation();
  if (access === 'public' || isBypassed()) return children;
  if (access === 'person' && !session?.person && hasLocalProfile()) return children;
  if (!session) return error ? <SessionFailed error={error} /> : <PageLoading title="Saathi" />;
  if (!session.person && ended) return <SignInAgain member={access === 'member'} />;
  if (!session.person) {
    rememberReturn(pathname + search);
    return <Navigate to="/welcome" replace />;
  }
  if (access === 'member' && !session.person.email_verified)
    return <NeedsEmail anonymous={session.person.anonymous} />;
  return children;
}

/** A developer's way past the guard (docs/product/routes.md, Developers); a production build does not contain it. */
function isBypassed(): boolean {
  return process.env.NODE_ENV !== 'production' && localStorage.getItem('dev-bypass') === 'true';
}
