import { Skeleton } from 'design-system/skeleton';
import { Spinner } from 'design-system/spinner';
import styles from './frequencies.module.css';
import grid from './tone-grid.module.css';

const twelve = Array.from({ length: 12 }, (_, i) => i);

/** The places of the tones, and the words that they are being fetched. */
export function TonesLoading() {
  return (
    <div className={styles.loading}>
      <div className={grid.grid}>
        {twelve.map((place) => (
          <Skeleton key={place} className={styles.place} />
        ))}
      </div>
      <Spinner label="Loading frequencies..." showLabel className={styles.spinner} />
    </div>
  );
}
