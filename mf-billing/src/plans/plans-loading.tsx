import { Skeleton } from 'design-system/skeleton';
import { Spinner } from 'design-system/spinner';
import { VisuallyHidden } from 'design-system/visually-hidden';
import styles from './plans.module.css';

/** The places of the two plans while the country and its prices come. */
export function PlansLoading() {
  return (
    <div className={styles.plans}>
      <VisuallyHidden>
        <Spinner label="Loading plans..." />
      </VisuallyHidden>
      <Skeleton className={styles.place} />
      <Skeleton className={styles.place} />
    </div>
  );
}
