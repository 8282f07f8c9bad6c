import { useHost } from 'contracts';
import { Skeleton } from 'design-system/skeleton';
import { VisuallyHidden } from 'design-system/visually-hidden';
import { useCallback } from 'react';
import { LoadFailed } from 'remote-kit/load-failed';
import { useLoaded } from 'remote-kit/use-loaded';
import { countGroup } from './count-groups.ts';
import { RowsTable } from './rows-table.tsx';
import styles from './safety.module.css';
import { fetchTransparency } from './transparency.api.ts';

/** How many months stand open; the others are one tap away. */
const OPEN = 3;

/** What was counted, month by month (docs/product/retention.md, Counts). */
export function Counts({ fewest }: { fewest: string | number }) {
  const { http } = useHost();
  const { data, error, reload } = useLoaded(
    useCallback((signal: AbortSignal) => fetchTransparency(http, signal), [http]),
  );
  if (error) return <LoadFailed error={error} onRetry={reload} />;
  if (!data) return <Waiting />;
  if (data.months.length === 0) return <p className={styles.soft}>Nothing has been counted yet.</p>;
  const groups = data.months.map((month) => countGroup(month, fewest));
  const earlier = groups.slice(OPEN);
  return (
    <>
      <RowsTable caption="Counted, by month" groups={groups.slice(0, OPEN)} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>Earlier months</summary>
          <RowsTable caption="Counted in earlier months" groups={earlier} />
        </details>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the counts</VisuallyHidden>
      <Skeleton height="13rem" />
    </div>
  );
}
