import { usePolicy } from 'remote-kit/use-policy';
import { SupportLink } from '../support/support-link.tsx';
import styles from './legal.module.css';

/** The support email box of every policy page. */
export function SupportBox() {
  const policy = usePolicy();
  return (
    <aside className={styles.support} aria-labelledby="support">
      <h2 id="support">Questions? Write to us.</h2>
      <SupportLink policy={policy} />
      <p className={styles.soft}>
        Monday to Friday, 10:00 to 18:00 IST. We typically respond within 24 hours.
      </p>
    </aside>
  );
}
