import { useHost } from 'contracts';
import { Card } from 'design-system/card';
import styles from './profile-page.module.css';

/** Below the short report: what the full one has, and the way to it. */
export function MoreInsights() {
  const { Link } = useHost();
  return (
    <Card tone="outline" className={styles.card}>
      <h2 className={styles.label}>The full report</h2>
      <p>
        Work that may suit you and what to build for it, what can be hard for you, and the challenges of your
        numbers. It comes with every credit pack and every subscription.
      </p>
      <p className={styles.more}>
        <Link href="/pricing">See the plans</Link>
      </p>
    </Card>
  );
}
