import { useHost } from 'contracts';
import { Button } from 'design-system/button';
import type { ReactNode } from 'react';
import styles from './choice.module.css';

/** A question, a few cards to take, and the way back to the companions. */
export function ChoicePage({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const { navigation } = useHost();
  return (
    <div className={styles.page}>
      {heading}
      <div className={styles.cards}>{children}</div>
      <Button variant="ghost" className={styles.back} onClick={() => navigation.go('/categories')}>
        Back to Categories
      </Button>
    </div>
  );
}
