import type { Policy } from 'contracts/policy';
import type { Loaded } from 'remote-kit/use-loaded';
import { SUPPORT_ANSWERS, SUPPORT_HOURS } from '../support/support-hours.ts';
import { SupportLink } from '../support/support-link.tsx';
import styles from './legal.module.css';

/** The support email box of every policy page. */
export function SupportBox({ policy }: { policy: Loaded<Policy> }) {
  return (
    <aside className={styles.support} aria-labelledby="support">
      <h2 id="support">Questions? Write to us.</h2>
      <SupportLink policy={policy} />
      <p className={styles.soft}>
        {SUPPORT_HOURS}. {SUPPORT_ANSWERS}
      </p>
    </aside>
  );
}
