import { Skeleton } from 'design-system/skeleton';
import { Spinner } from 'design-system/spinner';
import { VisuallyHidden } from 'design-system/visually-hidden';
import styles from './pricing.module.css';

const four = ['free', 'lite', 'pro', 'max'];

/** The places of the four packs while their prices come. */
export function PricingLoading() {
  return (
    <div className={styles.plans}>
      <VisuallyHidden>
        <Spinner label="Loading plans..." />
      </VisuallyHidden>
      {four.map((plan) => (
        <Skeleton key={plan} className={styles.place} />
      ))}
    </div>
  );
}
