import { Navigate } from 'react-router';
import { PageLoading } from '../remotes/page-loading.tsx';
import { useSessionState } from './use-session.ts';

/** `/home`: the dashboard for a signed-in person, the landing page for a visitor. */
export function Home() {
  const { session, error } = useSessionState();
  if (!session && !error) return <PageLoading title="Saathi" />;
  return <Navigate to={session?.person ? '/dashboard' : '/welcome'} replace />;
}
