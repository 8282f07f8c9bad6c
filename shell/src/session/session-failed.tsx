import { useHost } from 'contracts';
import { messageOf } from 'contracts/problem';
import { Bloom } from 'design-system/bloom';
import { Button } from 'design-system/button';
import { useState } from 'react';
import styles from '../remotes/page-failed.module.css';

/** The server could not say who is here: nothing is lost, and one can try again. */
export function SessionFailed({ error }: { error: unknown }) {
  const { session, Link } = useHost();
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await session.refresh().catch(() => undefined);
    setBusy(false);
  }

  return (
    <div className={styles.place} role="alert">
      <Bloom petals={5} hue={285} size={88} open={0.5} />
      <h1>We could not reach Saathi</h1>
      <p>{messageOf(error)} You are still signed in, and nothing was lost.</p>
      <Button onClick={retry} busy={busy}>
        Retry
      </Button>
      <p>
        In danger now? <Link href="/care">Get help</Link>
      </p>
    </div>
  );
}
