import { Fragment, lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { Arrival } from './arrival/arrival.tsx';
import { AskAboutPlan } from './care/ask-about-plan.tsx';
import { Frame } from './frame/frame.tsx';
import { NotFound } from './not-found/not-found.tsx';
import { PageFailed } from './remotes/page-failed.tsx';
import { PageLoading } from './remotes/page-loading.tsx';
import { type PageList, usePages } from './remotes/pages-context.ts';
import { RemotePage } from './remotes/remote-page.tsx';
import { Guard } from './session/guard.tsx';
import { Home } from './session/home.tsx';
import { useSessionState } from './session/use-session.ts';

const CarePage = lazy(() => import('./care/care-page.tsx').then((m) => ({ default: m.CarePage })));

/**
 * Every page of the product: the shell's own few, and one route for each page that a remote has published. All begin anew when
 * another account is signed in, in another tab as well: what one person read or was writing is not the next one's to see.
 */
export function ShellRoutes() {
  const { state, pages, reload } = usePages();
  const { turn } = useSessionState();
  return (
    <Fragment key={turn}>
      <Arrival />
      <AskAboutPlan />
      <Routes>
        <Route path="/" element={<Navigate to="/welcome" replace />} />
        <Route path="/home" element={<Home />} />
        <Route
          path="/care"
          element={
            <Frame kind="bare">
              <Suspense fallback={<PageLoading title="Help" />}>
                <CarePage />
              </Suspense>
            </Frame>
          }
        />
        {pages.map((page) => (
          <Route
            key={page.path}
            path={page.path}
            element={
              <Frame kind={page.frame}>
                <Guard access={page.access}>
                  <RemotePage page={page} onRetry={reload} />
                </Guard>
              </Frame>
            }
          />
        ))}
        <Route path="*" element={<Elsewhere state={state} onRetry={reload} />} />
      </Routes>
    </Fragment>
  );
}

/** A path that no published page has: unknown for good only once the list of pages is known. */
function Elsewhere({ state, onRetry }: { state: PageList['state']; onRetry(): Promise<void> }) {
  if (state === 'known') return <NotFound />;
  return (
    <Frame kind="bare">
      {state === 'asking' ? <PageLoading title="Saathi" /> : <PageFailed title="Saathi" onRetry={onRetry} />}
    </Frame>
  );
}
