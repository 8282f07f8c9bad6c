import { useHost } from 'contracts';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { useState } from 'react';
import styles from './page-failed.module.css';

interface Props {
  title: string;
  /** Whether the page may still come by itself. */
  late?: boolean;
  onRetry(): Promise<void>;
}

/** What stands in a page's place when it could not be brought, or is late: what happened, what was kept, what to do. */
export function PageFailed({ title, late = false, onRetry }: Props) {
  const [busy, setBusy] = useState(false);
  const { Link } = useHost();

  async function retry() {
    setBusy(true);
    await onRetry().catch(() => undefined);
    setBusy(false);
  }

  return (
    <div className={styles.place} role="alert">
      <Bloom petals={5} hue={285} size={88} open={0.5} />
      <h1>
        {title} {late ? 'is slow to arrive' : 'did not arrive'}
      </h1>
      <p>
        {late
          ? 'The connection may be weak. The page will appear here when it comes.'
          : 'The connection may be weak, or this part is being mended.'}{' '}
        Everything else works, and what you wrote is kept.
      </p>
      <Button onClick={retry} busy={busy}>
        Retry
      </Button>
      <p>
        In danger now? <Link href="/care">Get help</Link>
      </p>
    </div>
  );
}
