import { useHost } from 'contracts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { forgetRemote, loadPage } from './load-page.ts';
import { PageArriving } from './page-arriving.tsx';
import { PageFailed } from './page-failed.tsx';
import type { Page } from './registry.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

interface Props {
  page: Page;
  onRetry(): Promise<void>;
}

/** A remote's page in its place: while it loads, when it stands, and when it is late or fails, with a Retry that starts afresh. */
export function RemotePage({ page, onRetry }: Props) {
  const [attempt, setAttempt] = useState(0);
  const { telemetry } = useHost();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must ask for the page again
  const Content = useMemo(() => lazy(async () => ({ default: await loadPage(page) })), [page, attempt]);

  async function retry() {
    forgetRemote(page.remote);
    await onRetry();
    setAttempt((n) => n + 1);
  }

  return (
    <RemoteBoundary
      key={`${page.remote.entry} ${attempt}`}
      onError={(error) => telemetry.report(error, page.remote.name)}
      failed={() => <PageFailed title={page.title} onRetry={retry} />}
    >
      <Suspense fallback={<PageArriving title={page.title} onRetry={retry} />}>
        <Content />
      </Suspense>
    </RemoteBoundary>
  );
}
